import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GroupCommitBusy, OutcomeUnknown } from '@fairhouse/database';
import { games } from '@fairhouse/games';
import { sheetOf } from '@fairhouse/games/sheets';
import { createLogger } from '@fairhouse/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.ts';
import { type RunningStudio, runningStudio } from './fixtures/running-studio.ts';
import { pagesOfGames } from './page-of-game.ts';

let system: RunningStudio;
let server: FastifyInstance;
/** A process by itself: what others count is out of its reach. */
const counts = { add: () => Promise.reject(new Error('out of reach')) };
const parent = mkdtempSync(join(tmpdir(), 'studio-page-'));

beforeAll(async () => {
  system = await runningStudio();
  const pageFolder = join(parent, 'dist');
  writeFileSync(join(parent, 'secret.txt'), 'not to be served');
  mkdirSync(pageFolder);
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Studio</title>');
  writeFileSync(join(pageFolder, 'game.js'), 'export {}');
  writeFileSync(join(pageFolder, '.built-from'), 'not to be served');
  const logger = createLogger('studio', { write: () => {} });
  server = await buildServer({
    studio: system.studio,
    live: system.live,
    receipts: system.receipts,
    counts,
    logger,
    casinoOrigin: 'http://casino.test',
    deskOrigin: 'http://desk.test',
    walletSecret: system.wallet.secret,
    trustedProxies: [],
    callsPerMinute: 1_000,
    ready: async () => true,
    pageFolder,
  });
});
afterAll(async () => {
  await server.close();
  await system.close();
  rmSync(parent, { recursive: true });
});

describe('the page', () => {
  it.each(['nocturne', 'european-roulette', 'blackjack'])(
    'is the same for %s, framed by the casino only',
    async (code) => {
      const response = await server.inject(`/game/${code}?speed=fast`);
      expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>Studio</title>']);
      expect(response.headers['content-security-policy']).toContain('frame-ancestors http://casino.test');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('names what its game will ask for, as far as the build has it', () => {
    const folder = join(parent, 'built');
    mkdirSync(join(folder, '.vite'), { recursive: true });
    mkdirSync(join(folder, 'art/nocturne'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<head></head>');
    writeFileSync(join(folder, 'art/nocturne/title.svg'), '<svg/>');
    writeFileSync(join(folder, 'art/nocturne/background-phone.avif'), 'a picture');
    const manifest = {
      'src/client/features/slots/index.ts': { file: 'assets/slots-1.js', css: ['assets/slots-2.css'] },
      '../../games/nocturne/definition.json': { file: 'assets/definition-3.js' },
    };
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    const pages = pagesOfGames(folder);
    const hrefs = (code: string) => [...pages.get(code)!.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs('nocturne')).toEqual([
      '/assets/slots-1.js',
      '/assets/definition-3.js',
      '/assets/slots-2.css',
      '/art/nocturne/title.svg',
    ]);
    expect(hrefs('blackjack')).toEqual(['/art/cards/back.webp']);
    // By size the page chooses itself: a frame has none while a browser reads what to fetch ahead.
    expect(pages.get('nocturne')).toContain(
      '<meta name="first-art" media="(max-width: 719.9px)" content="/art/nocturne/background-phone.avif">',
    );
    expect(pages.size).toBe(games.length);
  });

  it('of a replay is the same page, framed by desk and site only', async () => {
    const response = await server.inject('/replay');
    expect([response.statusCode, response.body]).toEqual([200, '<!doctype html><title>Studio</title>']);
    expect(response.headers['content-security-policy']).toMatch(
      /frame-ancestors http:\/\/desk\.test http:\/\/casino\.test$/,
    );
    expect(response.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  });

  it('comes with its files and with nothing beside them', async () => {
    expect((await server.inject('/game.js')).headers['content-type']).toContain('javascript');
    for (const path of [
      '/.built-from',
      '/game/unknown',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/nothing',
    ]) {
      const response = await server.inject(path);
      expect(response.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('not to be served');
    }
  });
});

describe('an address that leads nowhere', () => {
  let port: number;
  const logged: string[] = [];
  let listening: FastifyInstance;
  beforeAll(async () => {
    const { studio, live, wallet } = system;
    listening = await buildServer({
      studio,
      live,
      receipts: system.receipts,
      counts,
      logger: createLogger('studio', { write: (line) => void logged.push(line) }),
      casinoOrigin: 'http://casino.test',
      deskOrigin: 'http://desk.test',
      walletSecret: wallet.secret,
      trustedProxies: [],
      callsPerMinute: 1_000,
      ready: async () => true,
      requestWithinMs: 300,
      pageFolder: join(parent, 'dist'),
    });
    await listening.listen({ port: 0, host: '127.0.0.1' });
    port = (listening.server.address() as AddressInfo).port;
  });
  afterAll(() => listening.close());

  /** What comes back for these very bytes; a client of HTTP would put the address right first. */
  const answerTo = (bytes: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('close', () => done(heard));
      socket.on('error', fail);
    });
  const asking = (path: string, header = 'x: y') =>
    answerTo(`GET ${path} HTTP/1.1\r\nhost: studio\r\nconnection: close\r\n${header}\r\n\r\n`);
  const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);

  it.each([
    ['/assets/', 404],
    ['//x', 404],
    ['/%00', 400],
    ['/%zz', 400],
    ['/../../etc/passwd', 404],
    ['/%2e%2e/%2e%2e/secret.txt', 404],
    ['/a%5c..%5cb', 404],
    ['http://elsewhere/', 200],
    ['/?x', 200],
  ])('is not found or not understood, and nobody’s fault here: %s', async (path, status) => {
    const heard = await asking(path);
    expect(statusOf(heard)).toBe(status);
    expect(heard).toMatch(/x-content-type-options: nosniff/i);
    if (status >= 400) expect(JSON.parse(heard.split('\r\n\r\n')[1]!)).toMatchObject({ ok: false, error: {} });
  });

  it.each(['bytes=abc', 'bytes=5-1', 'bytes=999999999-', 'bytes=-'])('and so is a range: %s', async (range) => {
    expect(statusOf(await asking('/game.js', `range: ${range}`))).toBe(416);
  });

  it('says what this is at the studio’s own address, and leads to the casino', async () => {
    const heard = await asking('/');
    expect(statusOf(heard)).toBe(200);
    expect(heard).toContain('<a class="way" href="http://casino.test">');
    expect(heard).toContain('Nocturne');
    expect(heard).toContain("default-src 'none'");
  });

  it('answers what is no HTTP, and what does not come, in its own form', async () => {
    expect(statusOf(await answerTo('FOO / HTTP/1.1\r\n\r\n'))).toBe(400);
    const slow = await answerTo(
      'POST /reports/rounds HTTP/1.1\r\nhost: studio\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    expect(statusOf(slow)).toBe(408);
    expect(JSON.parse(slow.split('\r\n\r\n')[1]!)).toMatchObject({ ok: false, error: { code: 'WRONG_INPUT' } });
  });

  it('is no error in the log', () => {
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

describe('the sheets', () => {
  it.each(games.map((game) => [game.code, game] as const))(
    'of %s say its figures, in both languages',
    async (code, game) => {
      const [en, fil] = await Promise.all(['', '?lang=fil'].map((query) => server.inject(`/sheets/${code}${query}`)));
      expect([en!.statusCode, fil!.statusCode]).toEqual([200, 200]);
      expect(en!.body).toContain(game.declared.return);
      const largestWin = Math.max(...sheetOf(game).modes.map((mode) => mode.largestWin));
      expect(Math.ceil(largestWin)).toBe(Math.ceil(game.largestWinReached ?? game.declared.maxWin));
      const isMet = sheetOf(game).modes.some(({ oneIn }) => oneIn === null || oneIn <= 1e9);
      expect(en!.body.includes(`${largestWin.toLocaleString('en')} ×`)).toBe(isMet);
      // Rarer than once in a thousand million rounds it is not advertised.
      if (!isMet) expect(en!.body).toContain('rarer than 1 in 1,000,000,000');
      expect(en!.body).toContain(game.definitionHash);
      expect(en!.body).toContain('<a href="http://casino.test/#/fair">');
      expect(fil!.body).toContain('<html lang="fil">');
      expect(fil!.body).toContain('Pinakamalaking panalo');
      // What was counted otherwise than card by card is stated where it stands, and nowhere else.
      expect([en, fil].map((page) => /full shoe|buong shoe/.test(page!.body))).toEqual(
        Array(2).fill(game.kind === 'blackjack'),
      );
      expect([en, fil].map((page) => /one bet alone|Isang taya lamang/.test(page!.body))).toEqual(
        Array(2).fill(sheetOf(game).ofOneBet),
      );
      expect((await server.inject('/')).body).toContain(`<a href="/sheets/${code}?lang=en">${game.name}</a>`);
    },
  );

  it('have a sign of per cent on shares alone in the list of games', async () => {
    const { body } = await server.inject('/');
    expect(body).toContain('data-head="Return to player">96.00\u00a0%<');
    expect(body).toContain('data-head="Deviation">4.06<');
  });

  it('of no game are none', async () => {
    expect((await server.inject('/sheets/no-such-game')).statusCode).toBe(404);
  });
});

describe('the games', () => {
  it('show rules, return and definition to anyone', async () => {
    const { data } = (await server.inject('/games')).json();
    expect(data.map(({ code, declaredReturn }: Record<string, string>) => [code, declaredReturn])).toEqual(
      games.map(({ code, declared }) => [code, declared.return]),
    );
    expect(data[0]).toMatchObject({ code: 'nocturne', declaredReturn: '96.00' });
    const one = (await server.inject('/games/nocturne')).json();
    expect(one.data.definition.strips).toHaveLength(5);
    expect((await server.inject('/games/none')).json()).toMatchObject({ ok: false, error: { code: 'NO_SUCH_PAGE' } });
  });

  it('show their figures over all ways to play them to every page, and no win that nobody ever sees', async () => {
    const response = await server.inject('/fair/games');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const figures = response.json().data.games as { code: string; largestWinOneIn: number | null }[];
    expect(figures.map(({ code }) => code)).toEqual(games.map(({ code }) => code));
    const of = (code: string) => figures.find((one) => one.code === code);
    expect(of('nocturne')).toMatchObject({ return: ['96.00', '96.00'], hitRate: ['32.32', '32.32'], largestWin: null });
    expect(of('european-roulette')).toMatchObject({ hitRate: ['2.70', '48.64'], largestWin: 36, largestWinOneIn: 37 });
    expect(Math.max(...figures.map(({ largestWinOneIn }) => largestWinOneIn ?? 0))).toBeLessThanOrEqual(1e9);
  });
});

describe('a fault inside', () => {
  it('is shown as such and nothing more', async () => {
    const session = await system.launchForFun('nocturne');
    const { db } = system.studio;
    system.studio.db = { query: () => Promise.reject(new Error('relation "seed" does not exist')) } as never;
    const response = await system.play(session, 'open');
    system.studio.db = db;
    expect(response).toMatchObject({ status: 500, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(response)).not.toContain('relation');
  });
});

describe('a database that is away', () => {
  const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const withDatabase = async <T>(db: unknown, ask: () => Promise<T>): Promise<T> => {
    const before = system.studio.db;
    system.studio.db = db as never;
    return ask().finally(() => {
      system.studio.db = before;
    });
  };

  it('is shown as such: the page asks again', async () => {
    const session = await system.launchForFun('nocturne');
    const response = await withDatabase({ query: () => Promise.reject(away) }, () => system.play(session, 'open'));
    expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
  });

  it('so is one that a play waited for in vain, whatever became of it', async () => {
    const session = await system.launchForFun('nocturne');
    const { commits } = system.studio;
    for (const error of [new GroupCommitBusy('no time for it'), new OutcomeUnknown('no answer in time')]) {
      system.studio.commits = new Proxy({} as typeof commits, { get: () => () => Promise.reject(error) });
      const bet = { playId: randomUUID(), bet: { coin: 1 } };
      const response = await system.play(session, 'start', bet).finally(() => {
        system.studio.commits = commits;
      });
      expect(response).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
    }
  });

  it('is shown to those who opens a game on a page, with when to try again', async () => {
    const refused = () => Promise.reject(away);
    const response = await withDatabase({ query: refused, connect: refused }, () =>
      server.inject('/launch?fun=1&game=nocturne&lang=en'),
    );
    expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(response.body).toContain('Please open the game again in a minute.');
  });
});

describe('a launch that is refused', () => {
  it.each([
    ['en', 'lang="en"', 'This game is not here'],
    ['fil', 'lang="fil"', 'Wala rito ang larong ito'],
    ['de', 'lang="en"', 'This game is not here'],
  ])('says why in the language it asked for: %s', async (lang, tag, sentence) => {
    const response = await server.inject(`/launch?fun=1&game=none&lang=${lang}`);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(tag);
    expect(response.body).toContain(sentence);
  });
});

describe('the limit of play calls', () => {
  async function limited(trustedProxies: string[]) {
    const logger = createLogger('studio', { write: () => {} });
    const { studio, live } = system;
    const walletSecret = system.wallet.secret;
    const origins = { casinoOrigin: 'http://casino.test', deskOrigin: 'http://desk.test' };
    const options = {
      studio,
      live,
      receipts: system.receipts,
      counts,
      logger,
      ...origins,
      walletSecret,
      ready: async () => true,
    };
    return buildServer({ ...options, trustedProxies, callsPerMinute: 3, funLaunchesPerMinute: 2 });
  }
  const play = (at: FastifyInstance, session: string, forwarded: string) =>
    at.inject({
      method: 'POST',
      url: '/play/balance',
      headers: { 'x-play-session': session, 'x-forwarded-for': forwarded },
      payload: {},
    });

  it('counts what one address asks, guesses at sessions included, and lets the next one pass', async () => {
    const at = await limited(['127.0.0.1']);
    const session = await system.launchForFun('nocturne');
    expect((await play(at, 'x'.repeat(43), '203.0.113.9')).statusCode).toBe(401);
    for (let calls = 0; calls < 2; calls++) expect((await play(at, session, '203.0.113.9')).statusCode).toBe(200);
    const refused = await play(at, session, '203.0.113.9');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await play(at, session, '203.0.113.10')).statusCode).toBe(200);
    await at.close();
  });

  it('counts the games that one address opens for fun', async () => {
    const at = await limited(['127.0.0.1']);
    const opened = async (address: string) =>
      (await at.inject({ url: '/launch?fun=1&game=dice', headers: { 'x-forwarded-for': address } })).statusCode;
    expect([await opened('203.0.113.9'), await opened('203.0.113.9')]).toEqual([303, 303]);
    expect(await opened('203.0.113.9')).toBe(429);
    expect(await opened('203.0.113.10')).toBe(303);
    await at.close();
  });

  it('does not believe a forwarded address that no trusted proxy vouches for', async () => {
    const at = await limited([]);
    const session = await system.launchForFun('nocturne');
    for (let calls = 0; calls < 3; calls++) {
      expect((await play(at, session, `203.0.113.${calls}`)).statusCode).toBe(200);
    }
    expect((await play(at, session, '203.0.113.99')).statusCode).toBe(429);
    await at.close();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { saveAggregator } from '../aggregated/aggregated-game.store.ts';
import { importGames, type ListedGame } from '../aggregated/import-games.ts';
import { coverRoute } from './cover.routes.ts';
import { openPictureSource, type PictureSource } from './fetch-picture.ts';
import { type CoversDeps, keepCoversJob } from './keep-covers.ts';

let api: TestApi;
let server: Server;
let origin: string;
let source: PictureSource;
/** What is at an address, and how often it was asked for. */
const answers = new Map<string, Buffer | number>();
let asked: string[] = [];
const files = new Map<string, Buffer>();
const problems: object[] = [];

beforeAll(async () => {
  api = await startTestApi();
  await saveAggregator(api.db, { id: 'many', name: 'Many', secretName: 'NONE', launchUrl: 'http://localhost:1' });
  server = createServer((request, response) => {
    asked.push(request.url!);
    const answer = answers.get(request.url!) ?? 404;
    if (typeof answer === 'number') response.writeHead(answer, { location: '/other.png' }).end();
    else response.end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source = openPictureSource({ loopback: true });
});
afterAll(async () => {
  source.close();
  server.close();
  await api.close();
});
beforeEach(() => {
  asked = [];
  problems.length = 0;
});

const deps = (): CoversDeps => ({
  db: api.db,
  storage: {
    store: async (name, content) => void files.set(name, content),
    remove: async (name) => void files.delete(name),
    read: async (name) => files.get(name),
  } as CoversDeps['storage'],
  pictures: source,
  log: { warn: (details) => void problems.push(details) },
});
const keep = () => keepCoversJob(deps()).run();
const picture = (colour: string, width = 800, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

const listed = (code: string, coverUrl: string | null): ListedGame => ({
  code,
  name: `Game ${code}`,
  studio: 'Lantern Works',
  shelf: 'slots',
  isOpen: true,
  playForFun: true,
  blockedCountries: [],
  currencies: ['USD'],
  returnPercent: '96.00',
  volatility: 'medium',
  coverUrl,
});
const list = (...games: ListedGame[]) =>
  importGames(api.db, {
    id: 'many',
    codeOf: (theirs) => `many:${theirs}`,
    listGames: async () => ({ games, unreadable: 0 }),
  });
const open = (code: string) =>
  api.db.query(`update game set enabled = true, arranged_state = 'open' where code = $1`, [`many:${code}`]);
const coverOf = async (code: string): Promise<string> =>
  (await api.db.query('select cover from game where code = $1', [`many:${code}`])).rows[0]!.cover;
const dueAgain = () => api.db.query('update aggregated_game set cover_due_at = now() where cover_due_at is not null');

it('draws the picture of an open game at two sizes and fetches it once', async () => {
  answers.set('/red.png', await picture('#c00', 1_200, 600));
  await list(listed('one', `${origin}/red.png`), listed('two', `${origin}/red.png`));
  expect(await keep()).toBe(0);
  expect(asked).toEqual([]);

  await open('one');
  expect(await keep()).toBe(1);
  expect(await keep()).toBe(0);
  expect(asked).toEqual(['/red.png']);
  const cover = await coverOf('one');
  const name = /^\/art\/covers\/kept\/([0-9a-f]{64})\.webp$/.exec(cover)?.[1];
  expect(await sharp(files.get(`${name}.webp`)!).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 });
  expect(await sharp(files.get(`${name}-2x.webp`)!).metadata()).toMatchObject({ width: 720, height: 960 });
  expect(await coverOf('two')).toBe('/art/open-game.svg');

  await open('two');
  await keep();
  expect(await coverOf('two')).toBe(cover);
});

it('removes a picture when no game shows it any more', async () => {
  const before = await coverOf('one');
  answers.set('/blue.png', await picture('#00c'));
  await list(listed('one', `${origin}/blue.png`), listed('two', `${origin}/red.png`));
  await open('one');
  await keep();
  expect(await coverOf('one')).not.toBe(before);
  expect(files.size).toBe(4);

  await list(listed('one', `${origin}/blue.png`), listed('two', `${origin}/blue.png`));
  await open('two');
  await keep();
  expect(await coverOf('two')).toBe(await coverOf('one'));
  expect(files.size).toBe(2);
});

it('shows the placeholder when the list names no picture any more', async () => {
  await list(listed('one', `${origin}/blue.png`), listed('two', null));
  expect(await coverOf('two')).toBe('/art/open-game.svg');
  expect(await keep()).toBe(0);
});

it.each([
  ['the address is not public', 'ftp://127.0.0.1/x.png'],
  ['HTTP 302', '/redirect.png'],
  ['fileTypeRefused', '/page.html'],
  ['fileDamaged', '/cut.png'],
  ['more than 5000000 bytes', '/large.png'],
])('keeps the former cover and tries later when a picture cannot be kept: %s', async (problem, address) => {
  answers.set('/redirect.png', 302);
  answers.set('/page.html', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  answers.set('/cut.png', (await picture('#0c0')).subarray(0, 500));
  answers.set('/large.png', Buffer.alloc(5_000_001));
  const before = await coverOf('one');
  const url = address.startsWith('/') ? `${origin}${address}` : address;
  await list(listed('one', url), listed('two', null));
  await open('one');
  await keep();
  expect(problems).toMatchObject([{ problem }]);
  expect(await coverOf('one')).toBe(before);
  expect(await keep()).toBe(0);
  await dueAgain();
  await keep();
  const { rows } = await api.db.query(
    `select cover_failures as failures, cover_due_at > now() + interval '3 minutes' as "isLater" from aggregated_game where cover_url = $1`,
    [url],
  );
  expect(rows).toEqual([{ failures: 2, isLater: true }]);
});

it('never connects to an address inside', async () => {
  const strict = openPictureSource({ loopback: false });
  expect(await strict.fetch(`${origin}/red.png`)).toEqual({ problem: 'the address is not public' });
  expect(await strict.fetch('https://169.254.169.254/latest')).toEqual({ problem: 'the address is not public' });
  strict.close();
});

it('serves what it keeps and nothing else', async () => {
  const { default: fastify } = await import('fastify');
  const site = fastify();
  coverRoute(site, deps().storage);
  const [name] = [...files.keys()];
  const found = await site.inject(`/art/covers/kept/${name}`);
  expect(found.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/immutable/),
  });
  for (const other of ['nothing.webp', `${'0'.repeat(64)}.webp`, `..%2F${name}`])
    expect((await site.inject(`/art/covers/kept/${other}`)).statusCode).toBe(404);
  await site.close();
});

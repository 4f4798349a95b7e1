import { createHmac } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { fairStream, type Progress } from '@fairhouse/game-math';
import { games, type OfferedGame } from '@fairhouse/games';
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { type RunningStudio, runningStudio } from '../../apps/studio/src/server/fixtures/running-studio.ts';
import { buildClient } from '../../scripts/start/clients.ts';
import { begin, type Step, stateAfter } from '../steps/rounds.ts';

/** A phone upright and on its side, and a desk. */
const sizes = { phone: [390, 844], side: [844, 390], desktop: [1440, 900] } as const;
type Size = keyof typeof sizes;

/** How wide a picture stands on a sheet, and how many stand in a row of it and one above the other. */
const sheets = { phone: [208, 6, 2], side: [416, 3, 5], desktop: [416, 3, 4] } as const;

const atOnce = 4;
const [mostSeeds, fewSeeds, richSeeds] = [100_000, 3_000, 500];
/** A win that is shown well: clearly above the stake, and over before one has to wait for it. */
const suitable = { least: 3, most: 40 };
const inMotionMs = 450;
/** Of a round in which much happens. */
const richMs = [2_500, 5_000, 9_000];
const mostRoundMs = 60_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const root = fileURLToPath(new URL('../..', import.meta.url));
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

/** How a round continues in these pictures. Pages that choose by a toss find it fallen on the first. */
const goOn: Partial<Record<OfferedGame['kind'], (progress: Progress) => string>> = {
  ladder({ outcome, next }) {
    const steps = (outcome as { steps: number }).steps;
    const further = next.filter(({ action }) => action !== 'take');
    return steps >= 2 || further.length === 0 ? 'take' : further[0]!.action;
  },
  'draw-poker': () => 'hold:11000',
  'dealer-poker': () => 'raise',
  compare: () => 'raise',
  'dice-table': () => 'roll',
  blackjack: ({ next }) => (next.some(({ action }) => action === 'stand') ? 'stand' : 'decline'),
};

const key =
  (...keys: string[]): Step =>
  async (page) => {
    for (const one of keys) await page.keyboard.press(one);
  };

/** What takes an action in the screen. */
function pressing(kind: string, action: string): Step {
  if (kind === 'blackjack')
    return (page) => page.getByRole('button', { name: action === 'stand' ? /^Stand/ : /^No insurance/ }).click();
  if (kind === 'compare') return key('w');
  if (kind === 'dice-table') return key('s');
  if (kind === 'dealer-poker') return key('p');
  if (action === 'take') return key('t');
  if (action.startsWith('pick')) return key('p');
  return kind === 'ladder' && action !== 'go' ? key('h') : key(' ');
}

interface Round extends Progress {
  clientSeed: string;
  actions: string[];
}

/** The round that this bet brings under a seed of the player's, gone on with as above. */
function roundOf(game: OfferedGame, bet: unknown, serverSeed: string, clientSeed: string): Round {
  const actions: string[] = [];
  for (;;) {
    const progress = game.play(bet, actions, fairStream({ serverSeed, clientSeed, nonce: 0 }, hmac));
    if (progress.done) return { ...progress, clientSeed, actions };
    actions.push(goOn[game.kind]!(progress));
  }
}

async function* roundsOf(game: OfferedGame, input: unknown, serverSeed: string, count: number): AsyncGenerator<Round> {
  const reading = game.readBet(input, 'USD');
  if (!reading.ok) throw new Error(`${game.code} does not take ${JSON.stringify(input)}`);
  for (let nth = 0; nth < count; nth++) {
    // The studio runs in this process as well.
    if (nth % 20 === 19) await setImmediate();
    yield roundOf(game, reading.bet, serverSeed, `picture-${nth}`);
  }
}

const spinsOf = ({ outcome }: Progress) => (outcome as { spins?: unknown[] }).spins?.length ?? 1;

/** A round that is shown well, of a few thousand; else the first that wins at all, which long odds let one wait for. */
async function winning(rounds: AsyncIterable<Round>): Promise<Round> {
  let found: Round | undefined;
  let seen = 0;
  for await (const round of rounds) {
    const times = round.win / round.staked;
    if (times >= suitable.least && times <= suitable.most && spinsOf(round) === 1) return round;
    if (times > 1 && (!found || round.actions.length > found.actions.length)) found = round;
    if (++seen >= fewSeeds && found) return found;
  }
  if (!found) throw new Error('no seed brings a win');
  return found;
}

/** The round of which there is most to tell: bonus spins, a wheel, what is held. */
async function rich(rounds: AsyncIterable<Round>): Promise<Round> {
  const length = (round: Round) => JSON.stringify(round.outcome).length;
  let most: Round | undefined;
  for await (const round of rounds) if (!most || length(round) > length(most)) most = round;
  return most!;
}

/**
 * Replaces the seed that the page proposes with its first bet, so that the round is one of those that
 * `choose` likes. The casino has committed to its part by then and keeps it; these pictures alone read it beforehand.
 */
async function chooseRound(
  page: Page,
  { origin, db }: RunningStudio,
  game: OfferedGame,
  choose: (roundsOf: (count: number) => AsyncIterable<Round>) => Promise<Round>,
): Promise<() => Round> {
  let chosen: Round | undefined;
  const isPath = (path: string) => (url: URL) => url.pathname === `/play/${path}`;
  await page.route(isPath('start'), async (route, request) => {
    try {
      chosen ??= await chooseFor(request);
    } catch (error) {
      say(`${game.code}: ${error instanceof Error ? error.message : error}`);
      // The page asks again.
      return route.abort();
    }
    const body = request.postDataJSON();
    const seed = { ...body.seed, clientSeed: chosen.clientSeed };
    await route.continue({ postData: JSON.stringify({ ...body, seed }) });
  });
  return () => chosen!;

  async function chooseFor(request: Request): Promise<Round> {
    const { bet } = request.postDataJSON();
    const { seed } = await call(request, 'open', {});
    const { rows } = await db.query('select server_seed as "serverSeed" from seed where server_seed_hash = $1', [
      seed.serverSeedHash,
    ]);
    const round = await choose((count) => roundsOf(game, bet, rows[0].serverSeed, count));
    return round;
  }

  async function call(request: Request, path: string, body: object) {
    const session = request.headers()['x-play-session']!;
    const response = await page.request.post(`${origin}/play/${path}`, {
      headers: { 'x-play-session': session },
      data: body,
    });
    const { ok, data, error } = await response.json();
    if (!ok) throw new Error(`${path} answered ${error.code}`);
    return data;
  }
}

/** When nothing of a round is under way any more, in whichever screen. */
function untilRest(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => {
      const { phase = '' } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
      return ['rest', 'result', 'betting', 'PLAYER', 'INSURANCE'].includes(phase);
    },
    undefined,
    { timeout: mostRoundMs },
  );
}

interface Picture {
  game: string;
  state: string;
  file: string;
}

/** The round that has just been played, shown again: its bet, on the way, and what came of it. */
async function watchReplay(page: Page, take: (state: string) => Promise<void>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Rounds', exact: true }).click();
  await page
    .getByRole('button', { name: /^Replay/ })
    .first()
    .click();
  const again = page.getByRole('dialog').getByRole('button', { name: /again/i });
  await again.waitFor();
  await page.waitForTimeout(500);
  await take('replay-start');
  await page.waitForTimeout(1_500);
  await take('replay-middle');
  await expect(again).toHaveAttribute('aria-disabled', 'false', { timeout: mostRoundMs });
  await page.waitForTimeout(500);
  await take('replay-end');
}

/** Opens a game for fun and looks at it at rest, in motion, between two decisions, and at a win. */
async function playForPictures(
  browser: Browser,
  studio: RunningStudio,
  game: OfferedGame,
  { size, folder, replays }: { size: Size; folder: string; replays: boolean },
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const [width, height] = sizes[size];
  const visit = async (
    choose: Parameters<typeof chooseRound>[3],
    play: (page: Page, round: () => Round) => Promise<void>,
  ) => {
    const page = await browser.newPage({ viewport: { width, height }, timezoneId: 'UTC', locale: 'en-US' });
    try {
      // Where a page tosses, the first is what comes.
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      const round = await chooseRound(page, studio, game, choose);
      await page.goto(`${studio.origin}/launch?fun=1&game=${game.code}&currency=USD&lang=en`);
      await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      await play(page, round);
    } finally {
      await page.close();
    }
  };
  const take = async (page: Page, state: string) => {
    const file = join(folder, `${game.code}-${size}-${state}.png`);
    await page.screenshot({ path: file });
    pictures.push({ game: game.code, state, file });
  };

  await visit(
    (rounds) => winning(rounds(mostSeeds)),
    async (page, round) => {
      await page.waitForTimeout(300);
      await take(page, 'rest');
      await begin(page, game.kind);
      await page.waitForTimeout(inMotionMs);
      await take(page, 'motion');
      if (game.kind === 'ticket') {
        await key(' ')(page);
        await page.waitForTimeout(inMotionMs);
        await take(page, 'opening');
      }
      for (const [nth, action] of round().actions.entries()) {
        await untilRest(page);
        if (nth <= 1) await take(page, nth === 0 ? 'choice' : 'further');
        if (game.kind === 'draw-poker') await key('1', '2')(page);
        await stateAfter(page, pressing(game.kind, action));
        if (nth === 0) {
          await page.waitForTimeout(inMotionMs);
          await take(page, 'going-on');
        }
      }
      await untilRest(page);
      await page.waitForTimeout(500);
      await take(page, 'win');
      if (replays) await watchReplay(page, (state) => take(page, state));
    },
  );
  // Once is enough of what takes long.
  if (game.kind === 'slot' && size === 'phone') {
    await visit(
      (rounds) => rich(rounds(richSeeds)),
      async (page) => {
        await begin(page, game.kind);
        let passed = 0;
        for (const at of richMs) {
          await page.waitForTimeout(at - passed);
          passed = at;
          await take(page, `rich-${at / 1_000}s`);
        }
      },
    );
  }
  return pictures;
}

/** Pictures side by side, each with its game and what it shows, as many to a file as can be looked at together. */
async function layOut(folder: string, size: Size, pictures: readonly Picture[]): Promise<void> {
  const [width, across, down] = sheets[size];
  const [fullWidth, fullHeight] = sizes[size];
  const [height, line, gap] = [Math.round((width * fullHeight) / fullWidth), 22, 8];
  for (let first = 0, nth = 1; first < pictures.length; first += across * down, nth++) {
    const shown = pictures.slice(first, first + across * down);
    const rows = Math.ceil(shown.length / across);
    const parts = await Promise.all(
      shown.map(async ({ game, state, file }, i) => {
        const [left, top] = [(i % across) * (width + gap), Math.floor(i / across) * (height + line)];
        const name = `<svg width="${width}" height="${line}"><text x="2" y="16" font-size="14" font-family="sans-serif">${game} · ${state}</text></svg>`;
        return [
          { input: Buffer.from(name), left, top },
          { input: await sharp(file).resize({ width, height }).toBuffer(), left, top: top + line },
        ];
      }),
    );
    const sheet = sharp({
      create: { width: across * (width + gap), height: rows * (height + line), channels: 3, background: '#ffffff' },
    });
    await sheet
      .composite(parts.flat())
      .png()
      .toFile(join(folder, `${size}-sheet-${String(nth).padStart(2, '0')}.png`));
  }
}

/**
 * `npm run screens -- games`: every game in the real studio at three sizes, at rest, in motion, between two decisions and at
 * a win, each alone and many on a sheet. Words after it choose games, or a size: `games nocturne phone`.
 */
export async function photographGames(browser: Browser, into: string, wanted: readonly string[]): Promise<void> {
  const folder = join(into, 'games');
  await mkdir(folder, { recursive: true });
  const isSize = (word: string): word is Size => word in sizes;
  const chosenSizes = wanted.some(isSize) ? wanted.filter(isSize) : (Object.keys(sizes) as Size[]);
  const words = wanted.filter((word) => !isSize(word));
  const chosen = games.filter(({ code, kind }) => words.length === 0 || words.includes(code) || words.includes(kind));
  await buildClient(root, 'studio', undefined, say);
  const data = await mkdtemp(join(tmpdir(), 'fairhouse-games-'));
  // PostgreSQL runs as another user when we are root, and has to pass through.
  await chmod(data, 0o711);
  const server = await startEmbeddedPostgres({ folder: join(data, 'postgres'), diesWithParent: true });
  process.env.FAIRHOUSE_TEST_PG_URL = server.url;
  const studio = await runningStudio();
  const failed: string[] = [];
  /** Every screen shows rounds again in its own way: one game of each is looked at. */
  const isFirst = ({ code, kind }: OfferedGame) => games.find((one) => one.kind === kind)?.code === code;
  try {
    for (const size of chosenSizes) {
      const taken = new Map<string, Picture[]>();
      const left = [...chosen];
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let game = left.shift(); game; game = left.shift()) {
            try {
              const pictures = await playForPictures(browser, studio, game, {
                size,
                folder,
                replays: size === 'phone' && isFirst(game),
              });
              taken.set(game.code, pictures);
              say(`${game.code} ${size}: ${pictures.map(({ state }) => state).join(', ')}`);
            } catch (error) {
              failed.push(`${game.code} ${size}: ${error instanceof Error ? error.message : error}`);
            }
          }
        }),
      );
      await layOut(
        folder,
        size,
        chosen.flatMap(({ code }) => taken.get(code) ?? []),
      );
    }
  } finally {
    await studio.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
  if (failed.length > 0) throw new Error(`not every game could be looked at:\n${failed.join('\n')}`);
}

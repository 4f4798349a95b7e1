/**
 * `npm run film-strips -- FOLDER [GAME…]`: twelve pictures each of a round without a win, of a win and of the highest one, as a phone shows
 * them, side by side in one file. The answer of the server is replaced by an outcome that the rules can give. Of games whose round is over with its bet.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { type Progress, simulationStream } from '@fairhouse/game-math';
import { games, type OfferedGame } from '@fairhouse/games';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, inBrowser } from './browser.ts';

const [folder = 'screens/film-strips', ...only] = process.argv.slice(2);
const five = only.length > 0 ? only : ['nocturne', 'gem-cascade', 'corsair-gold', 'night-train', 'plinko'];
const heights = [664, 844];
const pictures = 12;
/** Of a win that is celebrated: so many pictures of what comes before. */
const picturesBefore = 5;
const tried = 60_000;
/** A further spin is filmed where it brings more than so many stakes. */
const stakesOfSpin = 8;
const mostFilmedMs = 150_000;

interface Rounds {
  spin: Progress;
  win: Progress;
  highest: Progress;
}

interface Frame {
  picture: Buffer;
  celebrated: boolean;
}

const times = ({ win, staked }: Progress) => win / staked;
const spinsOf = ({ outcome }: Progress) => (outcome as { spins?: unknown[] }).spins?.length ?? 1;

/** Of many rounds: one that pays nothing, one that pays a little more than its stake, and the highest that is found. */
function chosenRounds(game: OfferedGame, input: unknown): Rounds {
  const reading = game.readBet(input, 'USD');
  if (!reading.ok) throw new Error(`${game.code} does not take ${JSON.stringify(input)}`);
  const played = (seed: number) => game.play(reading.bet, [], simulationStream(seed));
  const first = (fits: (round: Progress) => boolean) => {
    for (let seed = 1; seed < tried; seed++) {
      const round = played(seed);
      if (fits(round)) return round;
    }
    return played(1);
  };
  return {
    spin: first(({ win }) => win === 0),
    win: first((round) => times(round) > 2 && times(round) < 8 && spinsOf(round) === 1),
    highest: highestRound(game, reading.bet),
  };
}

/** Draws are changed a few at a time, and kept where the round pays more. A short round is preferred. */
function highestRound(game: OfferedGame, bet: unknown): Progress {
  const below = simulationStream(1);
  const worth = (round: Progress) => times(round) - spinsOf(round) * stakesOfSpin;
  let kept: number[] = [];
  let best: Progress | undefined;
  for (let nth = 0; nth < tried; nth++) {
    const from = kept.length > 0 ? below(kept.length) : 0;
    const given = nth % 2 === 0 ? kept.slice(0, from) : kept.map((draw) => (below(8) === 0 ? -1 : draw));
    const drawn: number[] = [];
    const round = game.play(bet, [], (most) => {
      const before = given[drawn.length] ?? -1;
      const draw = before >= 0 && before < most ? before : below(most);
      drawn.push(draw);
      return draw;
    });
    if (best && worth(round) < worth(best)) continue;
    best = round;
    kept = drawn;
  }
  return best!;
}

async function openGame(browser: Browser, origin: string, game: OfferedGame, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height }, isMobile: true, hasTouch: true });
  await page.goto(addressOf(origin, game));
  await page.locator('.round-button:not(:disabled)').first().waitFor();
  return page;
}

/** The bet of a page that was just opened. */
async function firstBet(browser: Browser, origin: string, game: OfferedGame): Promise<unknown> {
  const page = await openGame(browser, origin, game, heights[0]!);
  const asked = page.waitForRequest('**/play/start');
  await page.keyboard.press(' ');
  const { bet } = (await asked).postDataJSON();
  await page.close();
  return bet;
}

/** From the press until the next round may begin. */
async function film(page: Page, { outcome, win }: Progress): Promise<Frame[]> {
  await page.route('**/play/start', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const balance = answer.data.balance - answer.data.win + win;
    answer.data = { ...answer.data, outcome, win, balance };
    await route.fulfill({ response, json: answer });
  });
  await page.keyboard.press(' ');
  const frames: Frame[] = [];
  const endsMs = performance.now() + mostFilmedMs;
  for (let rested = false; !rested && performance.now() < endsMs; ) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 80 });
    const seen = await page.evaluate(() => ({
      tier: Number(document.documentElement.dataset.celebrated ?? 0),
      ready: document.querySelector('[data-phase="rest"] .round-button:not(:disabled)') !== null,
    }));
    frames.push({ picture, celebrated: seen.tier > 1 });
    rested = frames.length > pictures && seen.tier === 0 && seen.ready;
  }
  return frames;
}

/** Evenly in time; where a win is celebrated, more than half of them are of that. */
function chosenFrames(frames: readonly Frame[]): Buffer[] {
  const evenly = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, nth) => frames[Math.round(from + ((to - from) * nth) / (count - 1))]!.picture);
  const [last, celebration] = [frames.length - 1, frames.findIndex(({ celebrated }) => celebrated)];
  if (celebration < picturesBefore) return evenly(0, last, pictures);
  return [...evenly(0, celebration - 1, picturesBefore), ...evenly(celebration, last, pictures - picturesBefore)];
}

async function strip(frames: readonly Buffer[], height: number, file: string): Promise<void> {
  const [w, h, across] = [260, Math.round((height * 2) / 3), 6];
  const input = await Promise.all(frames.map((one) => sharp(one).resize(w, h).toBuffer()));
  const rows = Math.ceil(frames.length / across);
  await sharp({ create: { width: across * (w + 4), height: rows * (h + 4), channels: 3, background: '#20312a' } })
    .composite(
      input.map((one, nth) => ({
        input: one,
        left: (nth % across) * (w + 4),
        top: Math.floor(nth / across) * (h + 4),
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(file);
}

async function filmGame(browser: Browser, origin: string, game: OfferedGame): Promise<object> {
  const rounds = chosenRounds(game, await firstBet(browser, origin, game));
  for (const height of heights)
    for (const [name, round] of Object.entries(rounds)) {
      const page = await openGame(browser, origin, game, height);
      const frames = await film(page, round);
      await strip(chosenFrames(frames), height, join(folder, `${game.code}-${name}-${height}.jpg`));
      console.log(`${game.code} ${name} ${height}: ${times(round)} times the stake, ${frames.length} pictures taken`);
      await page.close();
    }
  return {};
}

const own = mkdtempSync(join(tmpdir(), 'fairhouse-strips-'));
// The server runs as another user, who has to reach it.
chmodSync(own, 0o711);
mkdirSync(folder, { recursive: true });
const server = await startEmbeddedPostgres({ folder: join(own, 'postgres'), diesWithParent: true });
try {
  const chosen = games.filter(({ code }) => five.includes(code));
  await inBrowser({ url: server.url, say: console.log }, chosen, filmGame, 'strips');
} finally {
  await server.stop();
  rmSync(own, { recursive: true, force: true });
}

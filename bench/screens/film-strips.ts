/**
 * `node --import tsx bench/screens/film-strips.ts FOLDER [GAME…]`: twelve pictures each of a round without a win, of a win and of
 * the highest one, as a phone shows them, side by side in one file. The answer of the server is replaced by an outcome that the rules can give.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { games, type OfferedGame } from '@fairhouse/games';
import { playedRounds } from '@fairhouse/games/simulate';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, inBrowser } from './browser.ts';

const [folder = '.', ...only] = process.argv.slice(2);
const five = only.length > 0 ? only : ['nocturne', 'gem-cascade', 'corsair-gold', 'night-train', 'plinko'];
const heights = [664, 844];
const pictures = 12;
const tried = 4_000;
/** Long enough for a round and for what celebrates it. */
const filmedMs = { spin: 3_600, win: 6_000, highest: 11_000 };

type PlayedRound = ReturnType<typeof playedRounds>[number];
type Filmed = keyof typeof filmedMs;

/** Of many rounds: one that pays nothing, one that pays a little more than its stake, and the one that pays most. */
function chosenRounds(game: OfferedGame): Record<Filmed, PlayedRound> {
  const rounds = [...playedRounds(game, tried, 1)];
  const times = ({ win, staked }: PlayedRound) => win / staked;
  const most = rounds.reduce((best, one) => (times(one) > times(best) ? one : best));
  return {
    spin: rounds.find(({ win }) => win === 0) ?? most,
    win: rounds.find((one) => times(one) > 2 && times(one) < 8) ?? most,
    highest: most,
  };
}

async function film(page: Page, game: OfferedGame, name: Filmed, round: PlayedRound): Promise<Buffer[]> {
  await page.route('**/play/start', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { outcome, win, staked } = round;
    const by = answer.data.stake / staked;
    const shown = { ...(outcome as object), ...(name === 'highest' && game.kind === 'slot' ? { capped: true } : {}) };
    answer.data = { ...answer.data, outcome: shown, win: Math.round(win * by) };
    await route.fulfill({ response, json: answer });
  });
  await page.keyboard.press(' ');
  const taken: Buffer[] = [];
  const startedMs = performance.now();
  for (let nth = 0; nth < pictures; nth++) {
    const leftMs = (nth * filmedMs[name]) / pictures - (performance.now() - startedMs);
    if (leftMs > 0) await page.waitForTimeout(leftMs);
    taken.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
  }
  return taken;
}

async function strip(frames: readonly Buffer[], height: number, file: string): Promise<void> {
  const [w, h, across] = [195, Math.round(height / 2), 6];
  const input = await Promise.all(frames.map((one) => sharp(one).resize(w, h).toBuffer()));
  await sharp({
    create: { width: across * (w + 4), height: 2 * (h + 4), channels: 3, background: '#20312a' },
  })
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
  const rounds = chosenRounds(game);
  for (const height of heights)
    for (const name of Object.keys(filmedMs) as Filmed[]) {
      const page = await browser.newPage({ viewport: { width: 390, height }, isMobile: true, hasTouch: true });
      await page.goto(addressOf(origin, game));
      await page.locator('.round-button:not(:disabled)').first().waitFor();
      const frames = await film(page, game, name, rounds[name]);
      await strip(frames, height, join(folder, `${game.code}-${name}-${height}.jpg`));
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

import { games, type OfferedGame } from '@fairhouse/games';
import type { Browser, Page } from '@playwright/test';
import { begin } from '../../e2e/steps/rounds.ts';
import type { BenchRow } from '../row.ts';
import { addressOf, type GamePages, inBrowser, slowProcessor, viewport } from './browser.ts';

/** Games whose round can be over as soon as it is answered. */
const instant = ['dice', 'limbo', 'mines', 'plinko', 'keno'];
const presses = 20;

/**
 * How fast a game is played, with a processor four times slower: rounds a second of automatic play in the quickest mode, what one of
 * them costs the page's main thread in processor time, which other work does not touch, and how long a press of the space bar takes to
 * show its outcome beyond the time that the call itself takes. Nothing is required of the player's place, so all that is waited for is
 * the page's own.
 */
export async function benchPace({ only, ...pages }: GamePages, durationMs: number): Promise<BenchRow[]> {
  const codes = only?.split(',') ?? instant;
  const chosen = games.filter(({ code }) => codes.includes(code));
  return inBrowser(pages, chosen, (browser, origin, game) => measure(browser, origin, game, durationMs), 'pace');
}

async function measure(browser: Browser, origin: string, game: OfferedGame, durationMs: number) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  try {
    const client = await page.context().newCDPSession(page);
    await page.goto(addressOf(origin, game));
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await hurry(page);
    // In games with decisions a press leads to the first of them, and not to an outcome.
    const isOneCall = game.kind !== 'ladder';
    // The first round also makes what has to be chosen before.
    if (isOneCall) await begin(page, game.kind);
    const outcomes = isOneCall ? await pressAndLook(page) : [];
    let rounds = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/play/start')) rounds++;
    });
    if (!(await beginAutomatic(page))) return { p50Ms: median(outcomes), worstMs: Math.max(...outcomes) };
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    };
    const [startedMs, busyBefore, roundsBefore] = [performance.now(), await busyMs(), rounds];
    await page.waitForTimeout(durationMs);
    const played = rounds - roundsBefore;
    const perSecond = (played * 1_000) / (performance.now() - startedMs);
    const mainThreadMs = ((await busyMs()) - busyBefore) / Math.max(1, played);
    return { perSecond, p50Ms: median(outcomes), worstMs: Math.max(0, ...outcomes), mainThreadMs };
  } finally {
    await page.close();
  }
}

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Switches the quickest mode on, where the game has one. */
async function hurry(page: Page): Promise<void> {
  const quickest = page.getByRole('button', { name: /^(Quick|Instant) mode$/ });
  if ((await quickest.count()) === 0) return;
  await quickest.click();
  // The space bar would press this button again.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Starts as many rounds as can be chosen; false where the game has no automatic play. */
async function beginAutomatic(page: Page): Promise<boolean> {
  const automatic = page.getByRole('button', { name: 'Autoplay', exact: true });
  if ((await automatic.count()) === 0) return false;
  await automatic.click();
  const sheet = page.getByRole('dialog', { name: 'Autoplay' });
  // In games with decisions a pattern says what is opened in each round.
  const tiles = sheet.locator('.pattern__tile:not(:disabled)');
  if ((await tiles.count()) > 0) await tiles.last().click();
  await sheet.getByLabel('Rounds', { exact: true }).fill('9999');
  await sheet.getByRole('button', { name: 'Start autoplay', exact: true }).click();
  return true;
}

/** From the press to the outcome on the screen, without the time of the call, in milliseconds. */
async function pressAndLook(page: Page): Promise<number[]> {
  const took: number[] = [];
  for (let nth = 0; nth < presses; nth++) {
    await page.locator('.round-button:not(:disabled)').waitFor();
    await page.evaluate(noteOutcome);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => 'outcomeMs' in window);
    took.push(await page.evaluate(() => (window as unknown as { outcomeMs: number }).outcomeMs));
  }
  return took;
}

/** Runs in the page: the next press is noted, and when its round may be followed by another. */
function noteOutcome(): void {
  const noted = window as unknown as { outcomeMs?: number };
  delete noted.outcomeMs;
  performance.clearResourceTimings();
  addEventListener(
    'keydown',
    async () => {
      const pressedMs = performance.now();
      // No function with a name: it would be wrapped by a helper that the page does not have.
      while (noted.outcomeMs === undefined) {
        await new Promise(requestAnimationFrame);
        const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/play/start'));
        if (call && document.querySelector('.round-button:not(:disabled)'))
          noted.outcomeMs = performance.now() - pressedMs - call.duration;
      }
    },
    { once: true, capture: true },
  );
}

import { games, type OfferedGame } from '@fairhouse/games';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { begin, goOn, lay } from '../../e2e/steps/rounds.ts';
import type { BenchRow } from '../row.ts';
import { addressOf, type GamePages, inBrowser, slowProcessor, viewport } from './browser.ts';

/** Lighthouse's mobile network, as its simulation has it. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
/** A frame that comes later than this has missed its turn at 60 a second. */
const inTimeMs = 1_000 / 60 + 4;
const quietMs = 1_500;
const mostSteps = 40;
const mostRoundMs = 60_000;
const mostCurveMs = 200_000;

/**
 * How long a player waits for a game on Lighthouse's mobile network, by a cold browser: until the largest thing is painted
 * and the screen's first control can be pressed, whichever is later, from the launch on. Chromium holds every answer back by
 * the round trip and to the breadth; `worst` is with a processor four times slower as well.
 */
export async function benchOpening({ times, ...screens }: GamePages): Promise<BenchRow[]> {
  return inBrowser(screens, chosenBy(screens.only), async (browser, origin, game) => {
    const opened = async (slower: number) => {
      const runs = [];
      for (let nth = 0; nth < times; nth++) runs.push(await open(browser, origin, game, slower));
      return runs.sort((a, b) => a.playableMs - b.playableMs)[Math.floor(times / 2)]!;
    };
    const [usual, slow] = [await opened(1), await opened(slowProcessor)];
    return { p50Ms: usual.playableMs, worstMs: slow.playableMs, kb: usual.kb };
  });
}

/**
 * The frames of one round in motion: how many came in time, and what one costs the page's main thread; with the processor
 * as it is, and so many times slower. The first row is a page in which one square turns, which says what this machine can do just now.
 */
export async function benchFrames(screens: GamePages, processors: readonly number[]): Promise<BenchRow[]> {
  const seen = new Set<string>();
  const oneOfEach = games.filter(({ kind }) => kind === 'slot' || (!seen.has(kind) && seen.add(kind)));
  const rows: BenchRow[] = [];
  for (const slower of processors) {
    const chosen = screens.only === undefined ? oneOfEach : chosenBy(screens.only);
    const part = slower === 1 ? 'frames' : `frames, ${slower} × slower`;
    rows.push(
      ...(await inBrowser(
        screens,
        [null, ...chosen],
        (browser, origin, game) => watch(browser, origin, game, slower),
        part,
      )),
    );
  }
  return rows;
}

function chosenBy(only: string | undefined): readonly OfferedGame[] {
  const words = only?.split(',') ?? [];
  return words.length === 0 ? games : games.filter(({ code, kind }) => words.includes(code) || words.includes(kind));
}

async function open(browser: Browser, origin: string, game: OfferedGame, slower: number) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(noteOpening, game.live !== null);
    await page.goto(addressOf(origin, game));
    await page.waitForFunction(() => 'enabledMs' in window);
    await isLoaded(page, game);
    await page.waitForTimeout(300);
    const { enabledMs, paintedMs } = await page.evaluate(() => {
      const { enabledMs, paintedMs } = window as unknown as Opening;
      return { enabledMs, paintedMs };
    });
    return { playableMs: Math.max(enabledMs, paintedMs), kb: bytes / 1_000 };
  } finally {
    await page.close();
  }
}

/** A table is never idle: it is sent the bets of others for as long as it is open. */
async function isLoaded(page: Page, { live }: OfferedGame): Promise<void> {
  if (live) await page.waitForTimeout(quietMs);
  else await page.waitForLoadState('networkidle');
}

interface Opening {
  enabledMs: number;
  paintedMs: number;
}

/** Runs in the page, before anything of it. What a table that continues paints 300 ms after it can be played at is its next moment, not its opening. */
async function noteOpening(goesOn: boolean): Promise<void> {
  const noted = window as unknown as Opening;
  noted.paintedMs = 0;
  const painting = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.paintedMs = startTime;
  });
  painting.observe({ type: 'largest-contentful-paint', buffered: true });
  while (!document.querySelector('.dock button:not(:disabled)')?.getClientRects().length)
    await new Promise(requestAnimationFrame);
  noted.enabledMs = performance.now();
  if (goesOn) setTimeout(() => painting.disconnect(), 300);
}

async function watch(browser: Browser, origin: string, game: OfferedGame | null, slower: number) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  try {
    const client = await page.context().newCDPSession(page);
    if (game) {
      await page.goto(addressOf(origin, game));
      await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
      await isLoaded(page, game);
    } else await page.setContent(square);
    await page.waitForTimeout(500);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metricsOf(client);
    await page.evaluate(noteFrames);
    if (game?.live) await playShared(page, game.kind);
    else if (game) await playRound(page, game.kind);
    await page.waitForTimeout(quietMs);
    const { intervals, longTasks } = await page.evaluate(() => {
      const { intervals, longTasks } = window as unknown as Frames;
      return { intervals, longTasks };
    });
    const after = await metricsOf(client);
    const perFrame = (name: string) => (after[name]! - before[name]!) / intervals.length;
    const tookMs = intervals.reduce((sum, ms) => sum + ms, 0);
    return {
      perSecond: (1_000 * intervals.length) / tookMs,
      inTime: (100 * intervals.filter((ms) => ms <= inTimeMs).length) / intervals.length,
      mainThreadMs: 1_000 * perFrame('TaskDuration'),
      layouts: perFrame('LayoutCount'),
      longTasks,
    };
  } finally {
    await page.close();
  }
}

const square = `<style>@keyframes turn{to{rotate:360deg}}div{width:200px;height:200px;background:#456;animation:turn 2s linear infinite}</style><div></div>`;

async function playRound(page: Page, kind: string): Promise<void> {
  let state = await begin(page, kind);
  const rests = () =>
    page.waitForFunction(
      () =>
        ['rest', 'result', 'betting', 'PLAYER', 'INSURANCE'].includes(
          document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '',
        ),
      undefined,
      { timeout: mostRoundMs, polling: 200 },
    );
  // A ticket is bought, and then opened.
  if (kind === 'ticket') await page.keyboard.press(' ');
  await rests();
  for (let step = 0; step < mostSteps && state === 'PLAYING'; step++) {
    state = await goOn(page, kind);
    await rests();
  }
}

/** From a round that has just opened to what came of the bet in it. */
async function playShared(page: Page, kind: string): Promise<void> {
  const inState = (selector: string) => page.locator(`.live${selector}`).waitFor({ timeout: mostCurveMs });
  await inState(':not([data-state="OPEN"])');
  await inState('[data-state="OPEN"]');
  if (kind === 'weighted') await page.getByRole('button', { name: /^Number 2\b/ }).click();
  else await lay(page, kind);
  await page.keyboard.press(' ');
  await inState('[data-revealed="true"]');
}

async function metricsOf(client: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

interface Frames {
  intervals: number[];
  longTasks: number;
}

/** Runs in the page: from now on, the time between two frames. */
function noteFrames(): void {
  const noted = window as unknown as Frames;
  noted.intervals = [];
  noted.longTasks = 0;
  new PerformanceObserver((list) => {
    noted.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  void (async () => {
    for (let last = performance.now(); ; ) {
      const now = await new Promise<number>(requestAnimationFrame);
      noted.intervals.push(now - last);
      last = now;
    }
  })();
}

import { type Browser, chromium, type Page } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { type BenchRow, row } from '../row.ts';

const catalogues = [300, 3_000];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** 2,400 pixels a second at 60 frames: a quick thumb. */
const stepPx = 40;

/** The lobby's longest list, scrolled from its top without a rest: frames a second, and how much stands in the document. */
export async function benchLobby(origin: string, durationMs: number): Promise<BenchRow[]> {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const rows: BenchRow[] = [];
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const games of catalogues) {
        const scrolled = await scrollThrough(browser, { origin, viewport, games, durationMs });
        rows.push(row({ part: 'lobby', name: `${games.toLocaleString('en')} games, ${size}`, ...scrolled }));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

interface Walk {
  origin: string;
  viewport: { width: number; height: number };
  games: number;
  durationMs: number;
}

async function scrollThrough(browser: Browser, { origin, viewport, games, durationMs }: Walk) {
  const page = await browser.newPage({ viewport, baseURL: origin, serviceWorkers: 'block' });
  await page.goto('/');
  // Not in the page as it was sent: what stands there before does not heed a click yet.
  await page
    .getByRole('button', { name: /^Play .+ for fun$/ })
    .first()
    .waitFor();
  await fillCatalogue(page, games);
  await page.getByRole('button', { name: 'See all: Top games' }).click();
  const list = page.getByRole('dialog', { name: 'Games' }).getByRole('list');
  await list.getByRole('button', { name: 'Play Game 1', exact: true }).waitFor();
  const { intervals, nodes } = await list.evaluate(scroll, { durationMs, stepPx });
  await page.close();
  const sorted = intervals.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  const tookMs = intervals.reduce((sum, ms) => sum + ms, 0);
  return { perSecond: (1_000 * intervals.length) / tookMs, p50Ms: at(0.5), p99Ms: at(0.99), nodes };
}

/** Runs in the page: down the list, and from its top again, a step in each frame. */
async function scroll(list: Element, { durationMs, stepPx }: { durationMs: number; stepPx: number }) {
  const scroller = list.parentElement!;
  const intervals: number[] = [];
  let nodes = 0;
  const begun = await new Promise<number>(requestAnimationFrame);
  for (let last = begun; last - begun < durationMs; ) {
    const end = scroller.scrollHeight - scroller.clientHeight;
    scroller.scrollTop = scroller.scrollTop >= end - 1 ? 0 : scroller.scrollTop + stepPx;
    const now = await new Promise<number>(requestAnimationFrame);
    intervals.push(now - last);
    if (intervals.length % 30 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length);
    last = now;
  }
  return { intervals, nodes };
}

/** The site gets the casino's own catalogue with so many games in it. */
async function fillCatalogue(page: Page, count: number): Promise<void> {
  await page.route('**/api/base/game/listPage', async (route) => {
    const asked = route.request().postDataJSON();
    const { pageNum = 1, pageSize, enabled, playForFun } = asked;
    if (enabled !== 1 || playForFun === 1) return route.continue();
    // Whichever page is asked for, the casino's own games all stand on the first.
    const answer = await (await route.fetch({ postData: { ...asked, pageNum: 1 } })).json();
    const first = (pageNum - 1) * pageSize;
    const content = Array.from({ length: Math.min(pageSize, count - first) }, (_, n) => ({
      ...answer.data.content[n % answer.data.content.length],
      id: 10_000 + first + n,
      name: `Game ${first + n + 1}`,
    }));
    const data = {
      content,
      number: pageNum - 1,
      size: pageSize,
      totalElements: count,
      last: first + pageSize >= count,
    };
    await route.fulfill({ json: { ...answer, data } });
  });
}

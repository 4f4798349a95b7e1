import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Outcome {
  stake: number;
  win: number;
  number: number | null;
  out: number | null;
}

async function open(page: Page): Promise<void> {
  const query = new URLSearchParams({ fun: '1', game: 'crash', currency: 'USD', lang: 'en' });
  await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  await page.getByRole('button', { name: 'By hand' }).click();
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const caption = (page: Page) => page.locator('.play-screen__caption');

/** The end of each round, as it was answered. */
function endsOf(page: Page): Outcome[] {
  const ends: Outcome[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/play/act') || answer.status() !== 200) return;
    const body = await answer.json().catch(() => undefined);
    const outcome = body?.data?.outcome;
    if (typeof outcome?.number === 'number') ends.push(outcome);
  });
  return ends;
}

test('a curve is cashed out by hand, and the server says where', async ({ page }) => {
  await open(page);
  // By hand, nothing plays by itself.
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);
  await page.getByRole('button', { name: 'At the target' }).click();
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(1);
  await page.getByRole('button', { name: 'By hand' }).click();
  const ends = endsOf(page);
  const cashedOut = () => ends.find(({ out, win }) => out !== null && win > 0);
  // A curve may end before it is cashed out, and one in a hundred does not rise: then the next is played.
  while (!cashedOut()) {
    const before = ends.length;
    await start(page).click();
    const cashOut = page.getByRole('button', { name: /^Cash out \d/ });
    while (ends.length === before) {
      if (await cashOut.isEnabled({ timeout: 50 }).catch(() => false)) await page.keyboard.press('Enter');
      await page.waitForTimeout(20);
    }
    await expect(start(page)).toBeEnabled();
  }
  const { stake, win, out } = cashedOut()!;
  expect(win).toBe((stake * out!) / 100);
  await expect(caption(page)).toContainText(`${(out! / 100).toFixed(2)}×`);
  await expect(caption(page)).toContainText(/(Cashed out at|reached the server at) .*You won/);
});

test('a page that is loaded again continues its curve, and the round ends without a press', async ({ page }) => {
  await open(page);
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/play/start'));
  await start(page).click();
  const { data } = await (await begun).json();
  expect(data).toMatchObject({ state: 'PLAYING', outcome: { number: null, manual: true } });
  const ends = endsOf(page);
  await page.reload();
  await expect(start(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'By hand' })).toHaveAttribute('aria-pressed', 'true');
  // It was over before the page was there, or was answered to it.
  expect(ends.every(({ out }) => out === null)).toBe(true);
});

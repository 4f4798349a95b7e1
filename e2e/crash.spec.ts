import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page): Promise<void> {
  const query = new URLSearchParams({ fun: '1', game: 'crash', currency: 'USD', lang: 'en' });
  await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  await page.getByRole('button', { name: 'By hand' }).click();
}

/** Plays until a curve rises far enough to be cashed out: one in a hundred does not rise at all. */
async function riseOnce(page: Page): Promise<void> {
  const cashOut = page.getByRole('button', { name: /^Cash out \d/ });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  for (;;) {
    await start.click();
    await expect(cashOut.or(start)).toBeEnabled();
    if (await cashOut.isVisible()) return;
  }
}

const caption = (page: Page) => page.locator('.play-screen__caption');

test('a curve is cashed out by hand, and the round that is proved says where', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);
  // A press that comes after the end loses: then the next round is played.
  for (let won = false; !won; ) {
    await riseOnce(page);
    const acted = page.waitForResponse((answer) => {
      const body = answer.request().postData() ?? '';
      return answer.url().endsWith('/play/act') && body.includes('"out"') && answer.status() === 200;
    });
    await page.keyboard.press('Enter');
    const { data, code } = await (await acted).json();
    if (code !== 0 || typeof data?.outcome.out !== 'number') continue;
    const { out, win, stake, number } = data.outcome;
    expect(typeof number).toBe('number');
    won = win > 0;
    if (won) expect(win).toBe((stake * out) / 100);
    await expect(caption(page)).toContainText(`${(out / 100).toFixed(2)}×`);
  }
  await expect(caption(page)).toContainText(/(Cashed out at|reached the server at) .*You won/);
});

test('a page that is loaded again finds the curve where it is, and the round ends without it', async ({ page }) => {
  await open(page);
  await riseOnce(page);
  await page.reload();
  // Still rising, or over meanwhile: then the next bet can be made.
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeEnabled({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'By hand' })).toHaveAttribute('aria-pressed', 'true');
});

import { catalogue } from '@fairhouse/games/catalogue';
import { type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';

/** What is laid at a table for the least bet; a curve has a stake from the beginning. */
const laidAt: Record<string, RegExp | null> = {
  'live-crash': null,
  'live-roulette': /^Red\b/,
  'live-baccarat': /^Player, 1 : 1/,
  'live-dragon-tiger': /^Dragon, 1 : 1/,
  'live-wheel': /^Number 2\b/,
};

/** Sits down for fun, as the casino's frame does, bets by the keyboard and watches the round to its end. */
async function playShared(context: BrowserContext, code: string): Promise<string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${code}: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${code}: ${message.text()}`);
  });
  const query = new URLSearchParams({ fun: '1', game: code, currency: 'USD', lang: 'en' });
  await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  const live = page.locator('.live');
  await expect(live).not.toHaveAttribute('data-state', 'RESTS');
  await expect(live).not.toHaveAttribute('data-state', 'OPEN');
  await expect(live).toHaveAttribute('data-state', 'OPEN');
  const spot = laidAt[code];
  if (spot) await page.getByRole('button', { name: spot }).first().click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: /^Take back/ }).first()).toBeEnabled();
  // What came of it is said to who does not see it, until the next round says what came of that.
  const said = page.locator('[role="status"][aria-live="polite"]').first();
  await expect(said).toContainText(/You won|returned|No win/);
  await expectAccessible(page, code);
  await page.close();
  return complaints;
}

test('every shared table takes a bet for fun by the keyboard, tells what came of it, and complains of nothing', async ({
  context,
}) => {
  const tables = catalogue.filter(({ shelf }) => shelf === 'live').map(({ code }) => code);
  expect(tables.sort()).toEqual(Object.keys(laidAt).sort());
  const complaints = await Promise.all(tables.map((code) => playShared(context, code)));
  expect(complaints.flat()).toEqual([]);
});

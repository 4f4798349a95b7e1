import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** An address of the United States, where the service is not offered. */
export const addressNotServed = '8.8.8.8';

/** Collects what a browser complains about: errors on the console and exceptions, of the site and of what it frames. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
  return complaints;
}

/** Opens the home page and waits until the region check has let it be seen. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'open');
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
}

/** Opens the drawer and takes one of its entries, unfolding its section first. */
export async function takeFromMenu(page: Page, entry: string, section?: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  // The button stands there before the page is alive.
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  if (section !== undefined) {
    const folder = drawer.getByRole('button', { name: section });
    if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click();
  }
  await drawer.getByRole('button', { name: entry, exact: true }).click();
}

/** The balance in the top bar, as the player reads it. */
export function balanceInTopBar(page: Page): Locator {
  return page.getByRole('banner').locator('data');
}

export async function closeDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(dialog).toBeHidden();
}

/** Waits until what slides or fades in has arrived. Clicks into a frame that still moves are lost. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(passing.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 2_000)),
    ]);
  });
}

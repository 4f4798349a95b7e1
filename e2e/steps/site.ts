import { type BrowserContext, errors, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

/** An address of the United States, where the service is not offered. */
export const addressNotServed = '8.8.8.8';

/** Of the warnings those that say that something was fetched in vain, or that a frame is not as closed as it should be. */
const ofConcern = /preloaded using link preload|escape its sandboxing/;

/** Collects what a browser complains about: errors on the console and exceptions, of the site and of what it frames. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || ofConcern.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
  return complaints;
}

/** Opens the home page and waits until the region check has let it be seen and the app answers. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'open');
  await untilAlive(page);
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
}

/** The first screen is drawn before the app is there that answers it. Only some of its controls keep a tap till then. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

/** Opens the site again, logged in by that token or as a visitor, in that language, with nothing else kept. */
export async function arriveAs(page: Page, token: string | undefined, language: Language): Promise<void> {
  // Of the same origin, and without the app that would keep things of its own.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.clear();
      localStorage.setItem('fairhouse.language', chosen!);
      if (kept) localStorage.setItem('fairhouse.token', kept);
    },
    [token ?? '', language],
  );
  await page.goto('/');
  await untilAlive(page);
}

/** Opens the drawer and takes one of its entries, unfolding its section first. */
export async function takeFromMenu(page: Page, entry: string, section?: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
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

const longestMoveMs = 2_000;

/**
 * Waits until what slides or fades in has arrived, or for as long as such a thing may take. Clicks into a frame that
 * still moves are lost. It is bounded from outside the page: a page that stands still for another reason answers nothing.
 */
export async function untilStill(page: Page): Promise<void> {
  const isStill = () =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState === 'finished' || effect?.getComputedTiming().iterations === Infinity;
    });
  await page.waitForFunction(isStill, undefined, { timeout: longestMoveMs }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Takes away what the page says in passing, as a tap on it does. */
export async function untilMessage(page: Page): Promise<void> {
  const said = page.getByRole('status').locator('[data-tone]').getByRole('button', { name: 'Close' });
  // Found and pressed in one question: between two of them it may go by itself.
  await expect
    .poll(() => said.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).click()).length))
    .toBe(0);
}

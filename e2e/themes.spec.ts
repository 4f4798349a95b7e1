import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { openHome, takeFromMenu, untilAlive } from './steps/site.ts';

const lookOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const paper = 'rgb(247, 243, 234)';
const night = 'rgb(12, 21, 18)';

test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
});

test('the look follows the device, before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Of the page as it comes from the server, before any of the site's code.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await lookOf(page)).toBe('light');
  expect(await groundOf(page)).toBe(paper);
  await page.unrouteAll();

  await openHome(page);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f7f3ea');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => groundOf(page)).toBe(night);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0c1512');
});

test('a look that is chosen stays on this device, over what the device asks for', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHome(page);
  await takeFromMenu(page, 'Light', 'Appearance');
  await expect.poll(() => groundOf(page)).toBe(paper);
  await page.reload();
  expect(await lookOf(page)).toBe('light');
  await untilAlive(page);
  expect(await lookOf(page)).toBe('light');
  await takeFromMenu(page, 'As on this device', 'Appearance');
  await expect.poll(() => groundOf(page)).toBe(night);
  await page.reload();
  expect(await lookOf(page)).toBe('dark');
});

test('the main screens are accessible in the light look, and games stay dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const member = await newMember(page);
  await openHome(page);
  await expectAccessible(page, 'the light home page of a visitor');
  await openHomeAs(page, member);
  await expectAccessible(page, 'the light home page of a member');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the light menu');
  await page.keyboard.press('Escape');
  for (const path of ['/competitions', '/play-safely', '/fair']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, `the light ${path}`);
  }
  await takeFromMenu(page, 'Bonuses');
  await expect(page.getByRole('dialog', { name: 'Bonuses' })).toBeVisible();
  await expectAccessible(page, 'the light bonuses');
  await page.keyboard.press('Escape');
  await page.goto('/#/');
  await page
    .getByRole('region', { name: 'Top games' })
    .getByRole('button', { name: 'Play Nocturne', exact: true })
    .click();
  const game = page.getByRole('dialog').filter({ has: page.locator('iframe') });
  await expect(game).toHaveCSS('background-color', 'rgb(8, 14, 12)');
});

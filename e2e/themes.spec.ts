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

test('a look that is chosen stays on this device, whatever the device asks for', async ({ page }) => {
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

test('text at twice its size leaves games on the first screen, and cuts nothing off', async ({ page }) => {
  await page.addInitScript(() => document.documentElement.style.setProperty('font-size', '200%'));
  const member = await newMember(page);
  for (const open of [() => openHome(page), () => openHomeAs(page, member)]) {
    await open();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect.poll(() => gamesInSight(page)).toBeGreaterThan(0);
    expect(await cutOff(page)).toEqual([]);
  }
  for (const path of ['/promotions', '/play-safely']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await cutOff(page), path).toEqual([]);
  }
});

/** Covers of games that are seen by half at least, above what is fixed at the bottom of the screen. */
function gamesInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')].find((one) => getComputedStyle(one).position === 'fixed');
    const bottom = bar?.getBoundingClientRect().top || innerHeight;
    return [...document.querySelectorAll('main img[src*="/games/"], main img[src*="cover"]')].filter((cover) => {
      const { top, height, left, width } = cover.getBoundingClientRect();
      return width > 0 && top + height / 2 < bottom && top >= 0 && left >= 0 && left + width / 2 < innerWidth;
    }).length;
  });
}

/** Words that reach out of the screen, or of what holds them and shows no more. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('header *, main *, nav *')) {
      const isOfWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isOfWords || element.closest('[inert], .visually-hidden, iframe') || !element.checkVisibility()) continue;
      const styles = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || styles.clipPath !== 'none') continue;
      const scrolls = element.closest('[data-scrolls], [tabindex="0"], ul');
      const sideways = scrolls && scrolls.scrollWidth > scrolls.clientWidth;
      if (!sideways && (left < -1 || right > innerWidth + 1)) found.push(`out of the screen: ${element.textContent}`);
      const hides = styles.overflowX === 'hidden' && styles.textOverflow !== 'ellipsis';
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${element.textContent}`);
    }
    return found;
  });
}

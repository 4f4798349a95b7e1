import { expect, type Page, test } from '@playwright/test';
import configuration from '../playwright.config.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { openHome } from './steps/site.ts';

const { launchOptions = {} } = configuration.use ?? {};
// As a reader sets it in the browser: the root has 32 pixels instead of 16.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

test.beforeEach(async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
});

test('text at twice its size leaves games on the first screen, and cuts nothing off', async ({ page }) => {
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
      // A list within a part that passes by is no wider than itself: each part around counts.
      let sideways = false;
      for (let part: Element | null = element; part; part = part.parentElement)
        sideways ||= part.matches('[data-scrolls], [tabindex="0"], ul') && part.scrollWidth > part.clientWidth;
      if (!sideways && (left < -1 || right > innerWidth + 1)) found.push(`out of the screen: ${element.textContent}`);
      const hides = styles.overflowX === 'hidden' && styles.textOverflow !== 'ellipsis';
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${element.textContent}`);
    }
    return found;
  });
}

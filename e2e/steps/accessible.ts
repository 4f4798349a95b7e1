import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './site.ts';

/** WCAG 2.2 at level AA with all it builds on, and what the makers of axe advise besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on any violation that axe finds on what is shown now, framed pages included. `without`: rules that do not fit
 * what is shown, such as the size of targets that a notice lies over for a while.
 */
export async function expectAccessible(page: Page, screen: string, without: string[] = []): Promise<void> {
  // Colours that are still fading in would be measured half-way.
  await untilStill(page);
  // No script runs in such a frame, axe's neither, and it would be waited for: its words are examined where players read them.
  await page.locator('iframe[sandbox=""]').evaluateAll((frames) => frames.map((frame) => frame.remove()));
  // Put together in the page itself where it has no frames, and without what is right: half the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .withTags(tags)
    .disableRules(without)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html.slice(0, 160)}`).join(' | ')}`,
  );
  expect.soft(found, `axe on ${screen}`).toEqual([]);
}

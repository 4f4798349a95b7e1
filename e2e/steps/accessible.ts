import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on any serious or critical violation that axe finds on what is shown now, framed pages included. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html.slice(0, 160)}`).join(' | ')}`);
  expect.soft(grave, `axe on ${screen}`).toEqual([]);
}

/** Colours that are still fading in would be measured half-way. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(passing.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 2_000)),
    ]);
  });
}

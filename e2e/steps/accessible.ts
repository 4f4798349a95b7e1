import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './site.ts';

/** Fails on any serious or critical violation that axe finds on what is shown now, framed pages included. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Colours that are still fading in would be measured half-way.
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html.slice(0, 160)}`).join(' | ')}`);
  expect.soft(grave, `axe on ${screen}`).toEqual([]);
}

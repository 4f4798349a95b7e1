import type { Page } from '@playwright/test';
import { isLong, sampleSeed } from '../../scripts/test/extent.ts';

export type ScreenSize = readonly [width: number, height: number];

/** A small phone, one with the browser's bars and one without, and one on its side. */
const phones: readonly ScreenSize[] = [
  [320, 568],
  [390, 664],
  [390, 844],
  [844, 390],
];

/** The phones of this run for a journey: one of them in turn, and all in `npm run test:long`. A place for each journey. */
export const phonesFor = (place: number): readonly ScreenSize[] =>
  isLong ? phones : [phones[(sampleSeed + place) % phones.length]!];

/** On a phone the page has this size; a desktop keeps its own, 1440 × 900. */
export async function takeSize(page: Page, isMobile: boolean, [width, height]: ScreenSize): Promise<void> {
  if (isMobile) await page.setViewportSize({ width, height });
}

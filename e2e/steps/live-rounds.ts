import { expect, type Locator, type Page } from '@playwright/test';
import { type Words, words } from './words.ts';

/** The list of live rounds. It is loaded when its place is nearly in sight, so the part below it is brought into view. */
export async function seeLiveRounds(page: Page, say: Words = words.en): Promise<Locator> {
  const list = page.getByRole('region', { name: say.liveRounds.title });
  await expect(async () => {
    await page.getByRole('heading', { name: say.lobby.checkTitle }).scrollIntoViewIfNeeded();
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await list.scrollIntoViewIfNeeded();
  return list;
}

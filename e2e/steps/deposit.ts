import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Press } from './play.ts';
import { untilStill } from './site.ts';

export type Choice = 'Approve' | 'Decline' | 'Cancel' | 'Leave pending';

/** Opens the deposit panel and orders by the card method. The payment page is open afterwards. */
export async function orderDeposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Card', exact: true }).click();
  await enterAmount(panel, amount);
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  await expect(paymentPage(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await untilStill(page);
}

/** A shortcut where there is one, the field otherwise. */
export async function enterAmount(panel: Locator, amount: string): Promise<void> {
  const shortcut = panel.getByRole('radio', { name: `$${amount}`, exact: true });
  await expect(panel.getByLabel('Other amount')).toBeVisible();
  if ((await shortcut.count()) > 0) await panel.getByText(`$${amount}`, { exact: true }).click();
  else await panel.getByLabel('Other amount').fill(amount);
}

/** The provider's own page in its frame. */
export function paymentPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Payment page of the card provider"]');
}

export async function decide(page: Page, choice: Choice, press: Press = (button) => button.click()): Promise<void> {
  await press(paymentPage(page).getByRole('button', { name: choice, exact: true }));
}

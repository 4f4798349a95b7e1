import { expect, type Page, test } from '@playwright/test';
import { paymentPage } from './steps/deposit.ts';
import { newMember } from './steps/login.ts';
import { balanceInTopBar, openHome } from './steps/site.ts';

const mostTabs = 60;

test('logging in and a deposit with nothing but the keyboard', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);

  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Username / Email');
  await page.keyboard.type(member.username);
  await tabTo(page, 'Password');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(balanceInTopBar(page)).toHaveText('$0.00');

  await tabTo(page, 'Deposit');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The focus is back where it came from: the same key opens the panel again.
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  await tabTo(page, /^Card$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Other amount');
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  await expect(paymentPage(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await tabTo(page, 'Approve');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deposit success')).toBeVisible({ timeout: 20_000 });
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(balanceInTopBar(page)).toHaveText('$12.50');
});

/** Presses Tab until the control of that name has the focus, in the page or in a frame, and shows that it has it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached with ${mostTabs} tabs; the focus is on "${await focusedName(page)}"`);
}

/** The accessible name of what has the focus. Where a frame has it, that of the control within. */
async function focusedName(page: Page): Promise<string> {
  for (const frame of page.frames().toReversed()) {
    const name = await frame.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!document.hasFocus() || !element || element === document.body || element instanceof HTMLIFrameElement)
        return '';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
      return (element.getAttribute('aria-label') ?? label ?? '').trim();
    });
    if (name !== '') return name;
  }
  return '';
}

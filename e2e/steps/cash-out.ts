import { expect, type Locator, type Page } from '@playwright/test';
import type { Look } from './join.ts';
import { takeFromMenu } from './site.ts';

/** Applies for a cash-out, with proofs where none are known yet. The history is open afterwards. */
export async function applyForCashOut(
  page: Page,
  method: 'bank' | 'PayPal',
  amount: string,
  look: Look = async () => {},
): Promise<void> {
  await takeFromMenu(page, 'Cash out', 'Cashier');
  const form = page.getByRole('dialog', { name: 'Cash out' });
  await form.getByText(`$${amount}`, { exact: true }).click();
  if (method === 'bank') {
    await form.getByText('Bank', { exact: false }).first().click();
    const known = form.getByRole('radio', { name: '•••• 7890 · Maria Santos' });
    if ((await known.count()) > 0) await expect(known).toBeChecked();
    else {
      await form.getByLabel('Routing number').fill('021000021');
      await form.getByLabel('Account number').fill('1234567890');
      await form.getByLabel('Account name').fill('Maria Santos');
    }
  } else {
    await form.getByText('PayPal').first().click();
    const known = form.getByRole('radio', { name: 'm•••@example.com' });
    if ((await known.count()) === 0) await form.getByLabel('Email of your account').fill('maria@example.com');
  }
  await look('cash-out-form');
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(form.getByRole('button', { name: `Cash out $${amount}` })).toBeVisible();
  for (const proof of ['Identity proof', 'Payment proof']) {
    const pictures = form.getByRole('group', { name: proof });
    // What is accepted is not asked for again.
    if ((await pictures.count()) === 0) continue;
    if ((await pictures.getByRole('img').count()) > 0) continue;
    const picture = { name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await pictures.getByLabel(`Add pictures: ${proof}`).setInputFiles(picture);
    await expect(pictures.getByRole('img')).toBeVisible();
  }
  await look('cash-out-proofs');
  await form.getByRole('button', { name: `Cash out $${amount}` }).click();
  await expect(page.getByRole('dialog', { name: 'Cash-out history' }).getByRole('article').first()).toContainText(
    'Pending review',
  );
}

/** Opens the history and answers its records, latest first. */
export async function openCashOutHistory(page: Page): Promise<Locator> {
  await takeFromMenu(page, 'Cash-out history', 'Cashier');
  return page.getByRole('dialog', { name: 'Cash-out history' }).getByRole('article');
}

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, newMember } from './steps/login.ts';
import { openHome, takeFromMenu } from './steps/site.ts';

const busy = 'Server is busy, please try later';

test('what the server refuses is said: settings in an alert, uploads and documents in a toast', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);
  await logIn(page, member);

  await refuse(page, '/sys/member/deposit/config');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(busy);
  await expectAccessible(page, 'settings that did not come');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await takeFromMenu(page, 'Upload documents', 'Account settings');
  const dialog = page.getByRole('dialog', { name: 'Upload documents' });
  await refuse(page, '/sys/file/upload');
  const picture = { name: 'document.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const add = (name: string) => dialog.getByLabel(`Add pictures: ${name}`).setInputFiles(picture);
  await add('Identity proof');
  await expect(toast(page)).toBeVisible();
  await expect(dialog.getByRole('listitem').getByRole('img')).toHaveCount(0);
  await page.unroute('**/api/sys/file/upload');
  await expect(toast(page)).toBeHidden();

  for (const name of ['Identity proof', 'Photo of you holding it', 'Address document', 'Payment proof']) {
    await add(name);
    await expect(dialog.getByRole('group', { name }).getByRole('img')).toHaveCount(1);
  }
  await dialog.getByLabel(/digit 1 of 8/).click();
  await page.keyboard.type(new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
  await refuse(page, '/sys/member/documents/update');
  await dialog.getByRole('button', { name: 'Hand in for review' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(dialog).toBeVisible();
});

const toast = (page: Page) => page.getByRole('status').filter({ hasText: busy });

async function refuse(page: Page, path: string): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.fulfill({ json: { error: 500, message: busy, data: null } }));
}

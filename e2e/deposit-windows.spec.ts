import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { enterAmount } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar, closeDialog, complaintsOf } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

/** Orders by a method whose page opens in a window of its own, and answers that window. */
async function openWindow(page: Page, method: string): Promise<Page> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: method, exact: true }).click();
  await enterAmount(panel, '50');
  if (method === 'OnlyPay') await expect(panel.getByLabel('First name')).toHaveValue('Maria');
  const opening = page.waitForEvent('popup');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const window = await opening;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  return window;
}

test('OnlyPay, CPay and PingPong: paid in a window of their own, credited, and said', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  for (const [index, method] of ['OnlyPay', 'CPay', 'PingPong'].entries()) {
    await test.step(method, async () => {
      const window = await openWindow(page, method);
      await expect(page.getByText('Please complete the payment in the new window.')).toBeVisible();
      if (index === 0) await expectAccessible(page, 'the panel that waits for the payment window');
      const closing = window.waitForEvent('close');
      await window.getByRole('button', { name: 'Approve' }).click();
      await closing;
      await expect(page.getByText('Deposit complete')).toBeVisible();
      if (index === 0) await expectAccessible(page, 'what came of the payment in a window');
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(balanceInTopBar(page)).toHaveText(`$${50 * (index + 1)}.00`);
    });
  }
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(3);
  expect(complaints).toEqual([]);
});

test('a payment window that is declined, cancelled or closed says so and credits nothing; late money arrives all the same', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);

  const declined = await openWindow(page, 'CPay');
  const closing = declined.waitForEvent('close');
  await declined.getByRole('button', { name: 'Decline' }).click();
  await closing;
  await expect(page.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
  await closeDialog(page, /.*/);

  const canceled = await openWindow(page, 'PingPong');
  await canceled.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Your deposit has been canceled' })).toBeVisible();
  await closeDialog(page, /.*/);

  const left = await openWindow(page, 'CPay');
  const address = left.url();
  await left.close();
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await closeDialog(page, /.*/);
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(0);

  const paid = await page.request.post(address, { form: { choice: 'approve' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect(page.getByText(/^Your deposit #\d+ of \$50\.00 has arrived\.$/)).toBeVisible();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
});

test('an order that the provider does not take is said in a dialog over the form, and its window goes', async ({
  page,
  context,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const message = 'The provider does not answer just now.';
  await context.route('**/api/sys/deposit/onlyPay/deposit', (route) =>
    route.fulfill({ json: { error: 1204, message, data: null } }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'OnlyPay', exact: true }).click();
  await expect(panel.getByLabel('First name')).toHaveValue('Maria');
  await enterAmount(panel, '50');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const warning = page.getByRole('alertdialog', { name: 'Please note' });
  await expect(warning).toContainText(message);
  await expect.poll(() => context.pages().length).toBe(1);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(panel.getByRole('button', { name: 'Change method' })).toBeVisible();
});

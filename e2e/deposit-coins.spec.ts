import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { enterAmount } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar, complaintsOf } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

async function openForm(page: Page, method: RegExp): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: method }).click();
  await expect(panel.getByRole('button', { name: /^Deposit/ })).toBeEnabled();
  return panel;
}

/** Pays from the test wallet's own page, as a player tries it out. */
async function payFromTestWallet(page: Page, panel: Locator): Promise<void> {
  const opening = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'Pay from the test wallet' }).click();
  const wallet = await opening;
  await wallet.getByRole('button', { name: 'Pay from the test wallet' }).click();
  await expect(wallet.getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
  await wallet.close();
}

test('one order in litecoin: received, confirmed, credited', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const panel = await openForm(page, /^Crypto$/);

  // The coin is asked for first, then the amount.
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Please choose a coin');
  await alert.getByRole('button', { name: 'OK' }).click();
  await panel.getByText('LTC').click();
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  await expect(panel.getByText('Please choose or enter an amount')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Learn about bitcoin' })).toHaveAttribute('href', /#\/aboutBtc$/);
  await expectAccessible(page, 'the form of a deposit in coins');

  await enterAmount(panel, '50');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const code = panel.getByRole('img', { name: /^QR code with the address for 0\.6\d+ LTC$/ });
  await expect(code).toHaveAttribute('width', '200');
  await expect(code).toHaveAttribute('height', '200');
  for (const name of ['Copy the amount', 'Change']) {
    await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const icon = panel.getByRole('button', { name: 'Copy the amount' }).locator('svg');
  expect((await icon.boundingBox())!.width).toBeGreaterThan(12);
  await panel.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(panel.getByRole('radio', { name: '$50', exact: true })).toBeChecked();
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  await expect(panel.getByText(/^This price is valid for (19|20):\d\d$/)).toBeVisible();
  await expect(panel.getByText(/^rltc1/)).toBeVisible();
  await expectAccessible(page, 'where to send the coins');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy the address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^rltc1/);

  const transferMade = panel.getByRole('button', { name: 'I’ve sent the payment' });
  await transferMade.click();
  await expect(transferMade).toHaveCount(0);
  // Both at once: the blocks that confirm the payment come a second apart.
  await Promise.all([expect(panel.getByText(/0\.6\d+ LTC received/)).toBeVisible(), payFromTestWallet(page, panel)]);
  await expect(panel.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  expect(complaints).toEqual([]);
});

test('one order in tether on ethereum: paid after the panel was closed, it is credited all the same', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const panel = await openForm(page, /^Crypto coins$/);
  await panel.getByText('USDT').click();
  await enterAmount(panel, '25');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  await expect(panel.getByText('Ethereum (ERC-20)', { exact: true })).toBeVisible();
  const address = (await panel.getByRole('link', { name: 'Pay from the test wallet' }).getAttribute('href'))!;
  await panel.getByRole('button', { name: 'Close' }).click();

  const { searchParams } = new URL(address);
  const answer = await page.request.post(address.split('?')[0]!, { form: Object.fromEntries(searchParams) });
  expect(answer.ok()).toBe(true);
  await expect.poll(() => books.countOf(member.id, 'DEPOSIT')).toBe(1);
  await expect(balanceInTopBar(page)).toHaveText('$25.00');
});

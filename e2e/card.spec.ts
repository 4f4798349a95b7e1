import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { decide, enterAmount, paymentPage } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar, closeDialog, complaintsOf, untilStill } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

const approving = '4111111111111111';
const challenging = '5201282999005515';
const declining = '4000000000000002';

const panelOf = (page: Page) => page.getByRole('dialog').first();

async function openCardForm(page: Page, method: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: method, exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: label }).click();
  const choice = page.getByRole('option', { name: option, exact: true });
  await choice.click();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  if (await confirm.isVisible()) await confirm.click();
  await untilStill(page);
}

async function enterCard(page: Page, number: string): Promise<void> {
  const panel = panelOf(page);
  await enterAmount(panel, '50');
  await panel.getByLabel('Card number').pressSequentially(number);
  await panel.getByLabel('CVV').fill('737');
  await pick(page, 'Month', '03');
  await pick(page, 'Year', '2030');
}

const submit = (page: Page) =>
  panelOf(page)
    .getByRole('button', { name: /^Deposit \$/ })
    .click();

test('a card is paid at once, and once more after the bank has asked', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);

  await openCardForm(page, 'Visa / Mastercard');
  await enterCard(page, approving);
  await expect(panelOf(page).getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(panelOf(page).getByText('Visa', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the card form');
  await submit(page);
  await expect(page.getByText('Deposit complete.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balanceInTopBar(page)).toHaveText('$50.00');

  await openCardForm(page, 'Visa / Mastercard with confirmation');
  await enterCard(page, challenging);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/sys/cattl/pay', async (route) => {
    await held;
    await route.continue();
  });
  const onceMore = page.getByRole('alertdialog', { name: 'Pay $50.00?' });
  await submit(page);
  await expect(onceMore).toContainText('Your card •••• 5515 was accepted. You haven’t been charged yet.');
  await onceMore.getByRole('button', { name: 'Don’t pay' }).click();
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  await submit(page);
  await onceMore.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(panelOf(page).getByText('Transaction processing…')).toBeInViewport();
  goOn();
  await expect(paymentPage(page).getByText('Your bank asks')).toBeVisible();
  await untilStill(page);
  await decide(page, 'Approve');
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$100.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(2);
  expect(complaints).toEqual([]);
});

test('a declined card, a bank that is left, and a form that is not filled in', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await openCardForm(page, 'Visa / Mastercard');
  const panel = panelOf(page);

  const button = panel.getByRole('button', { name: /^Deposit/ });
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please choose or enter an amount');
  await enterAmount(panel, '50');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please enter the card number');
  await panel.getByLabel('Card number').fill(declining);
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please enter the CVV');
  await panel.getByLabel('CVV').fill('737');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please choose the expiry month');
  await pick(page, 'Month', '03');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please choose the expiry year');
  await pick(page, 'Year', '2030');
  await panel.getByLabel('Town or city').fill('');
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please enter the town or city');
  await panel.getByLabel('Town or city').fill('Manila');
  await button.click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();

  await panel.getByLabel('Card number').fill(challenging);
  await button.click();
  await expect(paymentPage(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await untilStill(page);
  await decide(page, 'Cancel');
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
  await closeDialog(page, /.*/);
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(0);
});

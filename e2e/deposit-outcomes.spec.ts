import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { decide, enterAmount, orderDeposit, paymentPage } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar, closeDialog, complaintsOf, untilStill } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

test('declined, cancelled, left pending: shown as it is, and nothing is credited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);

  await test.step('Decline', async () => {
    await orderDeposit(page, '50');
    await decide(page, 'Decline');
    await expect(page.getByText('Deposit failed')).toBeVisible();
    await expect(page.getByText('Your payment didn’t go through.')).toBeVisible();
    await expectAccessible(page, 'the failed deposit');
    await closeDialog(page, /.*/);
  });

  await test.step('Cancel', async () => {
    await orderDeposit(page, '50');
    await decide(page, 'Cancel');
    await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
    await expectAccessible(page, 'the cancelled deposit');
    await closeDialog(page, /.*/);
  });

  await test.step('Leave pending', async () => {
    await orderDeposit(page, '50');
    await decide(page, 'Leave pending');
    await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    await expect(page.getByText('The provider hasn’t confirmed your payment yet.')).toBeVisible();
    await expectAccessible(page, 'the pending deposit');
    await closeDialog(page, /.*/);
  });

  await test.step('the payment page closed', async () => {
    await orderDeposit(page, '50');
    await closeDialog(page, 'Pay $50.00');
    await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
    await closeDialog(page, /.*/);
  });

  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(0);

  await test.step('all of them stand among the deposits, and what was left can still be paid', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    await page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: 'Deposit history' }).click();
    const list = page.getByRole('dialog', { name: 'Deposit history' });
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveText([/Not paid yet/, /Processing/, /Expired/, /Failed/]);
    await expectAccessible(page, 'the deposits');
    await rows.nth(3).getByRole('button').click();
    const receipt = page.getByRole('dialog', { name: /^Deposit #/ });
    await expect(receipt.getByText('Nothing was added to your balance.')).toBeVisible();
    const number = (await receipt.getByRole('heading').innerText()).replace(/\D/g, '');
    await receipt.getByRole('button', { name: 'Contact us' }).click();
    const letter = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Send' }) });
    await expect(letter.getByRole('textbox').last()).toHaveValue(new RegExp(`^My deposit #${number} \\(.+\\): $`));
    await letter.getByRole('button', { name: 'Close', exact: true }).click();
    await receipt.getByRole('button', { name: 'Back', exact: true }).click();

    await rows.first().getByRole('button').click();
    await receipt.getByRole('button', { name: 'Copy: Reference' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const paying = context.waitForEvent('page');
    await receipt.getByRole('link', { name: 'Continue to the payment' }).click();
    const elsewhere = await paying;
    await elsewhere.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(receipt.getByText('It has been added to your balance.')).toBeVisible();
    await expect(receipt.getByText('Credited', { exact: true }).first()).toBeVisible();
    await elsewhere.close();
    await expectAccessible(page, 'the receipt of a deposit');
    await receipt.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(rows.first()).toContainText('Credited');
    await closeDialog(page, 'Deposit history');
    await closeDialog(page, 'Deposit');
    await expect(balanceInTopBar(page)).toHaveText('$50.00');
  });
  expect(complaints).toEqual([]);
});

test('a second click on Deposit and on Approve changes nothing', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Card', exact: true }).click();
  await enterAmount(panel, '100');
  const orders: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/stripe/depositOrder')) return;
    orders.push(String((await response.json()).data.orderId));
  });
  await panel.getByRole('button', { name: /^Deposit/ }).dblclick();
  await expect(paymentPage(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await untilStill(page);
  await paymentPage(page).getByRole('button', { name: 'Approve' }).dblclick();
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$100.00');
  expect(new Set(orders).size).toBe(1);
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
});

test('a payment that the way back of the browser left is watched, and what it brings is said', async ({
  page,
  context,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.goto('/#/withdrawQuery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await orderDeposit(page, '50');
  const address = await page.locator('iframe[title="Payment page of the card provider"]').getAttribute('src');
  await page.goBack();
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const elsewhere = await context.newPage();
  await elsewhere.goto(address!);
  await elsewhere.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(/^Your deposit #\d+ of \$50\.00 has arrived\.$/)).toBeVisible();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
});

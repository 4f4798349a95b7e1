import { expect, test } from '@playwright/test';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { balanceInTopBar, closeDialog, takeFromMenu } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

test('what is missing is said one after another, and a first cash-out asks for a deposit, on the screen and by the server', async ({
  page,
}) => {
  const member = await newMember(page);
  // In the book, but by no provider: a balance without a deposit.
  await past.paidIn(member.id, 100_00n);
  await openHomeAs(page, member);
  await expect(balanceInTopBar(page)).toHaveText('$100.00');

  const form = page.getByRole('dialog', { name: 'Cash out', exact: true });
  const next = form.getByRole('button', { name: 'Next' });
  const fillIn = async () => {
    await takeFromMenu(page, 'Cash out', 'Cashier');
    await form.getByLabel('Other amount').fill('60');
    await form.getByText('PayPal').first().click();
    await form.getByLabel('Email of your account').fill('maria@example.com');
    await next.click();
  };
  const alert = page.getByRole('alertdialog');
  const depositPanel = page.getByRole('dialog', { name: 'Deposit', exact: true });

  await test.step('one after another', async () => {
    await takeFromMenu(page, 'Cash out', 'Cashier');
    const amount = form.getByLabel('Other amount');
    for (const [typed, problem] of [
      ['', 'Please choose or enter an amount'],
      ['24.99', 'The minimum cash-out is $25.00'],
      ['100,000.01', 'You can cash out up to $100.00 now'],
      ['100.01', 'You can cash out up to $100.00 now'],
      ['60', 'Please choose a payment method'],
    ] as const) {
      await amount.fill(typed);
      await next.click();
      await expect(form.getByRole('alert')).toHaveText(problem);
    }
    await form.getByText('PayPal').first().click();
    await next.click();
    await expect(form.getByRole('alert')).toHaveText('Please enter the email of your account');
  });

  await test.step('all of it, within what the month allows', async () => {
    await expect(form.getByText('From $25.00 to $100.00')).toBeVisible();
    await form.getByRole('button', { name: 'Cash out all: $100.00' }).click();
    await expect(form.getByLabel('Other amount')).toHaveValue('100.00');
  });

  await test.step('an account number stays with its method', async () => {
    await form.getByText('Bank', { exact: false }).first().click();
    await form.getByLabel('Account number').fill('1234567890');
    await form.getByText('Bitcoin', { exact: true }).click();
    await expect(form.getByLabel('Bitcoin address')).toHaveValue('');
    await form.getByText('Bank', { exact: false }).first().click();
    await expect(form.getByLabel('Account number')).toHaveValue('1234567890');
    await form.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('by the screen', async () => {
    await fillIn();
    await expect(alert).toContainText('For the first cash-out, please deposit at least $10.00');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(depositPanel.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(depositPanel).toBeHidden();
  });

  await test.step('by the server, where the screen has let it through', async () => {
    await page.route('**/api/sys/member/withdraw/config', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, data: { ...json.data, maxDepositAmount: 50 } } });
    });
    // What the page knew of the rules before is gone.
    await openHomeAs(page, member);
    await fillIn();
    const apply = form.getByRole('button', { name: 'Cash out $60.00' });
    for (const proof of ['Identity proof', 'Payment proof']) {
      await apply.click();
      await expect(form.getByRole('alert')).toHaveText(`Please upload your ${proof.toLowerCase()}`);
      const picture = { name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() };
      const pictures = form.getByRole('group', { name: proof });
      await pictures.getByLabel(`Add pictures: ${proof}`).setInputFiles(picture);
      await expect(pictures.getByRole('img')).toBeVisible();
    }
    await apply.click();
    await expect(alert).toContainText('For the first cash-out, please deposit at least $10.00');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(depositPanel.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  });
});

test('histories: empty ones say so, twenty rows come at a time, and the end is said', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Cash-out history', 'Cashier');
  await expect(page.getByText('No cash-outs yet')).toBeVisible();
  await closeDialog(page, 'Cash-out history');
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await expect(page.getByText('No transactions')).toBeVisible();
  await closeDialog(page, 'Transaction history');

  for (let deposits = 0; deposits < 21; deposits += 1) await past.paidIn(member.id, 1_00n);
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  const history = page.getByRole('dialog', { name: 'Transaction history' });
  const rows = history.getByRole('article');
  await expect(rows).toHaveCount(20);
  await expect(history.getByText('That’s everything')).toHaveCount(0);
  await rows.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  await expect(rows).toHaveCount(21);
  await expect(history.getByText('That’s everything')).toBeVisible();
});

test('what is wrong with the last field is said where it can be seen', async ({ page }) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Cash out', 'Cashier');
  const form = page.getByRole('dialog', { name: 'Cash out', exact: true });
  await form.getByLabel('Other amount').fill('60');
  await form.getByText('PayPal').first().click();
  await form.getByLabel('Email of your account').fill('nope');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel('Email of your account')).toBeFocused();
});

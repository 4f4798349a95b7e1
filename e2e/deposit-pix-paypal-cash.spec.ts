import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { enterAmount } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { balanceInTopBar, closeDialog, complaintsOf, openHome, untilStill } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

async function openForm(page: Page, method: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: method, exact: true }).click();
  await expect(panel.getByRole('button', { name: /^Deposit/ })).toBeEnabled();
  return panel;
}

const payFrame = (page: Page) => page.frameLocator('iframe[title="PayPal payment page"]');

/** Chooses on PayPal's page in its frame, once that stands still. */
async function chooseInFrame(page: Page, choice: string): Promise<void> {
  const button = payFrame(page).getByRole('button', { name: choice, exact: true });
  await expect(button).toBeVisible();
  await untilStill(page);
  await button.click();
}

/** What the payer does on the provider's page, elsewhere. */
async function chooseElsewhere(page: Page, address: string, choice: string): Promise<void> {
  const answer = await page.request.post(address, { form: { choice }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

test('PIX: 200 is chosen, the code is drawn and copied, and the panel says when it is paid', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page, {}, { currency: 'BRL' });
  await openHomeAs(page, member);
  const panel = await openForm(page, 'PIX');
  await expect(panel.getByRole('radio', { name: 'R$200', exact: true })).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Deposit R$200.00' })).toBeVisible();
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  await expect(panel.getByRole('img', { name: 'PIX code for R$200.00' })).toBeVisible();
  await expect(panel.getByText(/The code is valid for (29|30):\d\d/)).toBeVisible();
  await expect(panel.getByText(/^000201/)).toBeVisible();
  await expectAccessible(page, 'the PIX code');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/);

  const opening = page.waitForEvent('popup');
  await panel.getByRole('button', { name: 'Open the payment page' }).click();
  const window = await opening;
  const closing = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Approve' }).click();
  await closing;
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('R$200.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  expect(complaints).toEqual([]);
});

test('PIX: refused, and paid after the panel was closed', async ({ page }) => {
  const member = await newMember(page, {}, { currency: 'BRL' });
  await openHomeAs(page, member);
  const order = async () => {
    const panel = await openForm(page, 'PIX');
    const answering = page.waitForResponse(/\/sys\/deposit\/pix\/depositOrder/);
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    const { data } = await (await answering).json();
    await expect(panel.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    return { panel, payUrl: data.payUrl as string };
  };
  const refused = await order();
  await chooseElsewhere(page, refused.payUrl, 'decline');
  await expect(refused.panel.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
  await refused.panel.getByRole('button', { name: 'Close' }).last().click();

  const late = await order();
  await late.panel.getByRole('button', { name: 'Close' }).click();
  await chooseElsewhere(page, late.payUrl, 'approve');
  await expect(page.getByText(/^Your deposit #\d+ of R\$200\.00 has arrived\.$/)).toBeVisible();
  await expect(balanceInTopBar(page)).toHaveText('R$200.00');
});

test('PAYP: paid in its frame, declined in it, and left', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const order = async () => {
    const panel = await openForm(page, 'PayPal Express');
    await enterAmount(panel, '50');
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    return page.getByRole('dialog');
  };
  const counted = page.evaluate(
    () =>
      new Promise((done) => addEventListener('fairhouse:purchased', (event) => done((event as CustomEvent).detail))),
  );
  const paid = await order();
  await chooseInFrame(page, 'Approve');
  await expect(paid.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  expect(await counted).toMatchObject({ amount: 50, currency: 'USD' });
  await expectAccessible(page, 'the success panel of PayPal');
  await paid.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');

  const declined = await order();
  await chooseInFrame(page, 'Decline');
  await expect(declined.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
  await declined.getByRole('button', { name: 'Try again' }).click();
  await expect(declined.getByRole('button', { name: 'Change method' })).toBeVisible();
  await declined.getByRole('button', { name: 'Change method' }).click();
  await expect(declined.getByRole('button', { name: 'Cash App' })).toContainText('5 % discount');
  await declined.getByRole('button', { name: 'Close' }).click();

  const left = await order();
  await expect(payFrame(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await left.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await order();
  await expect(payFrame(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/aboutBtc';
  });
  await expect(page).toHaveTitle(/^About Bitcoin/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  expect(complaints).toEqual([]);
});

test('PAYP where PayPal forbids frames: in a window of its own, which closes by itself', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.route(/\/sys\/deposit\/payp\/depositOrder/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: { ...json.data, framed: false } } });
  });
  const panel = await openForm(page, 'PayPal Express');
  await enterAmount(panel, '50');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the payment page' }).click();
  const window = await opening;
  const closing = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Approve' }).click();
  await closing;
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
});

test('PAYPAL_POLL: checked after the return, in the frame and on the home page', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const order = async () => {
    const panel = await openForm(page, 'PayPal');
    await enterAmount(panel, '50');
    const answering = page.waitForResponse(/\/sys\/deposit\/paypal\/depositOrder/);
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    return (await (await answering).json()).data as { biz_id: string; c_site: string };
  };
  await order();
  await chooseInFrame(page, 'Approve');
  await expect(page.getByText('Processing…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');

  await order();
  await chooseInFrame(page, 'Cancel');
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  const pending = await order();
  await expect(payFrame(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  const query = new URLSearchParams({ payStatus: 'payReturn', biz_id: pending.biz_id, c_url: pending.c_site });
  await page.goto(`/?again#/?${query}`);
  await expect(page.getByText('Processing…')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
  // Three looks without a result: the cancel panel.
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();

  await page.goto('/?error#/?payStatus=payError');
  await expect(page.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
});

test('Cash App: less is paid than credited, found when the player says so, not found before', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const order = async () => {
    const panel = await openForm(page, 'Cash App');
    await enterAmount(panel, '50');
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    await expect(panel.getByRole('img', { name: 'Cash App code for $47.50' })).toBeVisible();
    return panel;
  };
  const unpaid = await order();
  await expect(unpaid.getByText('Write your first and last name in the note.')).toBeVisible();
  await expectAccessible(page, 'the Cash App order');
  await unpaid.getByRole('button', { name: 'I’ve sent the payment' }).click();
  const notFound = page.getByRole('alertdialog');
  await expect(notFound).toContainText(
    /We haven’t found your payment yet.*please contact us and mention deposit \d+\./i,
  );
  await notFound.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const paid = await order();
  const address = await paid.getByRole('link', { name: /^Open / }).getAttribute('href');
  await chooseElsewhere(page, address!, 'approve');
  await paid.getByRole('button', { name: 'I’ve sent the payment' }).click();
  await expect(page.getByText('Payment received')).toBeVisible();
  // Said once: nothing more is watched for.
  await expect(page.getByText(/Your deposit .* has arrived/)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
  expect([await books.countOf(member.id, 'DEPOSIT'), await books.countOf(member.id, 'GIFT')]).toEqual([1, 1]);
  expect(await books.faultsOf(member.id)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an order that is not taken is said, and the panel closes by itself', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  for (const [method, order] of [
    ['PayPal Express', 'payp'],
    ['PayPal', 'paypal'],
    ['Card', 'stripe'],
  ] as const) {
    const message = `${method} does not answer just now.`;
    await page.route(`**/api/sys/deposit/${order}/depositOrder`, (route) =>
      route.fulfill({ json: { error: 1204, message, data: null } }),
    );
    const panel = await openForm(page, method);
    await enterAmount(panel, '50');
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCount(0);
  }
});

test('an amount is typed in only where the configuration allows it, but for the card provider', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'the casino is set to something else meanwhile: once is enough');
  const member = await newMember(page, {}, { currency: 'BRL' });
  await openHomeAs(page, member);
  const setManualInput = (value: string) =>
    operator('settings', 'set', 'deposit', 'BRL', `manualInput=${value}`, '--reason', 'an end-to-end test');
  await setManualInput('off');
  try {
    await expectShortcutsAlone(page);
  } finally {
    await setManualInput('on');
  }
});

async function expectShortcutsAlone(page: Page): Promise<void> {
  const panel = await openForm(page, 'PIX');
  await expect(panel.getByRole('radio')).toHaveCount(8);
  await expect(panel.getByLabel('Other amount')).toHaveCount(0);
  for (const [link, title] of [
    ['terms', 'User agreement'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    await panel.getByRole('button', { name: link, exact: true }).click();
    await closeDialog(page, title);
  }
  await panel.getByRole('button', { name: 'Change method' }).click();
  await panel.getByRole('button', { name: 'Card', exact: true }).click();
  await expect(panel.getByRole('radio')).toHaveCount(8);
  const other = panel.getByLabel('Other amount');
  const shortcut = panel.getByRole('radio', { name: 'R$50', exact: true });
  await panel.getByText('R$50', { exact: true }).click();
  await expect(shortcut).toBeChecked();
  await other.fill('12');
  await expect(shortcut).not.toBeChecked();
  await panel.getByText('R$50', { exact: true }).click();
  await expect(other).toHaveValue('');
}

test('result pages are public, and lead on from wherever they are opened', async ({ page }) => {
  await openHome(page);
  for (const provider of ['paypal', 'pingpong', 'pix', 'cpay', 'onlypay']) {
    await page.goto(`/?${provider}#/payment/${provider}/cancel`);
    await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
    for (const stage of ['pay', 'processing', 'return', 'close']) {
      await page.goto(`/?${provider}-${stage}#/payment/${provider}/${stage}`);
      await expect(page).toHaveURL(/#\/$/);
    }
    await page.goto(`/?window=payment#/payment/${provider}/close`);
    await expect(page.getByText('You can close this window now.')).toBeVisible();
    // A tab that no page has opened cannot close itself.
    await page.getByRole('link', { name: 'Back to the casino' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.goto('/?check#/payment/paypal/check?biz_id=100001-abc&c_url=localhost');
  await expect(page.getByText('Log in to see your deposit.')).toBeVisible();
});

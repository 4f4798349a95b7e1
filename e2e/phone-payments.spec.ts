import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { decide, enterAmount, paymentPage } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { sitDown } from './steps/play.ts';
import { balanceInTopBar, complaintsOf, untilStill } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

const openDeposit = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();

/** Google's sheet, as the sandbox shows it. */
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Pretend Google Pay' });

async function openWallet(page: Page, name: 'Apple Pay' | 'Google Pay'): Promise<Locator> {
  await openDeposit(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
  return panel;
}

/**
 * A device with Apple Pay: the session that Safari has, and Apple's script, which draws the button. Everything between them is the
 * provider's own element.
 */
async function withApplePay(page: Page, does: 'approve' | 'challenge'): Promise<void> {
  await page.addInitScript({
    content: `globalThis.ApplePaySession = class {
      static STATUS_SUCCESS = 0;
      static STATUS_FAILURE = 1;
      static canMakePayments() { return true; }
      constructor(version, request) { globalThis.applePayRequest = request; }
      begin() { setTimeout(() => this.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' })); }
      completeMerchantValidation(session) {
        globalThis.applePaySession = session;
        const paymentData = { sandbox: '${does}', lastFour: '4242' };
        setTimeout(() => this.onpaymentauthorized({ payment: { token: { paymentData } } }));
      }
      completePayment(answer) { globalThis.applePayAnswer = answer; }
      abort() {}
    };`,
  });
  await page.route('https://applepay.cdn-apple.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `customElements.define('apple-pay-button', class extends HTMLElement {
        connectedCallback() {
          this.setAttribute('role', 'button');
          this.setAttribute('aria-label', 'Apple Pay');
          this.tabIndex = 0;
          this.style.cssText = 'height:48px;border-radius:8px;background:#fff;color:#000;text-align:center;line-height:48px;display:block';
          this.textContent = 'Pay';
        }
      });`,
    }),
  );
}

test('Google Pay: a closed sheet and a declined card charge nothing, a lost answer charges once', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const panel = await openWallet(page, 'Google Pay');
  const button = panel.getByRole('button', { name: 'Google Pay', exact: true });
  await button.click();
  await expect(panel.getByRole('alert')).toHaveText('Please choose or enter an amount');
  await enterAmount(panel, '50');
  await expectAccessible(page, 'the form of a wallet');

  await button.click();
  await expect(sheetOf(page)).toContainText('50 USD');
  await sheetOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You closed Google Pay. Nothing was charged.')).toBeVisible();

  await button.click();
  await sheetOf(page).getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your card was declined.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(0);

  const calls: unknown[] = [];
  await page.route(
    '**/api/sys/deposit/wallet/deposit',
    async (route) => {
      calls.push(route.request().postDataJSON().requestKey);
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    },
    { times: 1 },
  );
  await button.click();
  await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const again = page.waitForRequest('**/api/sys/deposit/wallet/deposit');
  await button.click();
  await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  expect((await again).postDataJSON().requestKey).toBe(calls[0]);
  await expect(page.getByRole('alertdialog')).toContainText('Deposit complete. $50.00 by Google Pay');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  expect(complaints.filter((text) => !text.includes('504'))).toEqual([]);
});

test('Apple Pay: the merchant is validated, the bank asks, and the deposit has its own name', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  await withApplePay(page, 'challenge');
  const member = await newMember(page);
  await openHomeAs(page, member);
  const panel = await openWallet(page, 'Apple Pay');
  await enterAmount(panel, '100');
  await panel.getByRole('button', { name: 'Apple Pay', exact: true }).click();
  await expect(paymentPage(page).getByText('Your bank asks')).toBeVisible();
  const seen = (name: string) => page.evaluate((key) => (globalThis as Record<string, unknown>)[key], name);
  expect(await seen('applePayRequest')).toMatchObject({
    countryCode: 'US',
    currencyCode: 'USD',
    total: { amount: '100' },
  });
  expect(await seen('applePaySession')).toEqual({ merchantSessionIdentifier: 'sandbox' });
  expect(await seen('applePayAnswer')).toMatchObject({ status: 0 });
  await untilStill(page);
  await decide(page, 'Approve');
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(page.getByText('Paid with Apple Pay')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$100.00');
  expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  expect(complaints).toEqual([]);
});

test('wallets that the device does not have are not offered', async ({ page }) => {
  await page.route('**/adyen-web/google-pay.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { payments: { api: { PaymentsClient: class {
        async isReadyToPay() { window.googlePayAsked = true; return { result: false }; }
      } } } };`,
    }),
  );
  const member = await newMember(page);
  await openHomeAs(page, member);
  await openDeposit(page);
  await page.waitForFunction(() => 'googlePayAsked' in globalThis);
  const panel = page.getByRole('dialog', { name: 'Deposit' });
  await expect(panel.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: /(Apple|Google) Pay/ })).toHaveCount(0);
});

test('a saved card pays again with one press, says when it has expired, and can be removed', async ({ page }) => {
  const member = await newMember(page);
  for (const [cardNum, expireYear] of [
    ['5555555555554444', 2030],
    ['4111111111111111', 2031],
  ] as const) {
    const paid = await page.request.post('/api/sys/deposit/creditcard/deposit', {
      headers: { authorization: `Bearer ${member.token}` },
      data: {
        ...{ amount: 50, cardNum, cardCvv: '737', expireMonth: 3, expireYear, saveCard: true },
        ...{ cardFirstName: 'Maria', cardLastName: 'Santos', cardCountry: 'PH', cardState: 'PH-00' },
        ...{ cardCity: 'Manila', cardAddress: '1 Roxas Boulevard', cardPostalCode: '1000' },
      },
    });
    expect((await paid.json()).data.status).toBe('true');
  }
  await openHomeAs(page, member);
  await openDeposit(page);
  const saved = page.getByRole('region', { name: 'Saved cards' });
  await expect(saved.getByRole('listitem')).toContainText(['Visa •••• 1111', 'Mastercard •••• 4444']);
  await expect(saved.getByText('Expires 03/2031')).toBeVisible();
  await expectAccessible(page, 'the saved cards');

  await saved.getByRole('button', { name: 'Mastercard •••• 4444', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit $50.00' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Deposit complete.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$150.00');

  await openDeposit(page);
  await expect(saved.getByRole('listitem')).toContainText(['Mastercard •••• 4444', 'Visa •••• 1111']);
  await saved.getByRole('button', { name: 'Remove Visa •••• 1111' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  await books.expireCards(member.id);
  await openDeposit(page);
  await expect(saved.getByText('Expired 03/2020. Please add the new card.')).toBeVisible();
  await expect(saved.getByRole('button', { name: 'Mastercard •••• 4444', exact: true })).toBeDisabled();
});

test('PIX on a phone: the code is copied first, then shared with the app of a bank; it is not drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, { canShare: () => true, share: async (data: unknown) => void shared.push(data) });
  });
  const member = await newMember(page, {}, { currency: 'BRL' });
  await openHomeAs(page, member);
  await openDeposit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'PIX', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit R$200.00' }).click();
  const panel = page.getByRole('dialog', { name: 'Pay R$200.00' });
  await expect(panel.getByText(/The code is valid for/)).toBeVisible();
  await expect(panel.getByRole('img', { name: /PIX code/ })).toHaveCount(0);
  const names = await panel.getByRole('button').allTextContents();
  const places = ['Copy the code', 'Open my bank app', 'Open the payment page'].map((name) => names.indexOf(name));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  await expectAccessible(page, 'the PIX code on a phone');
  await panel.getByRole('button', { name: 'Open my bank app' }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared: { text: string }[] }).shared))
    .toEqual([{ text: expect.stringMatching(/^000201.*br\.gov\.bcb\.pix/) }]);
});

test('a deposit inside a game: automatic play pauses, the frame stays, back closes the panel only', async ({
  page,
}) => {
  const member = await newMember(page);
  const before = await page.request.post('/api/sys/deposit/wallet/deposit', {
    headers: { authorization: `Bearer ${member.token}` },
    data: {
      amount: 500,
      method: 'GOOGLE_PAY',
      walletToken: JSON.stringify({ sandbox: 'approve', lastFour: '1111', payment: member.token.slice(0, 8) }),
    },
  });
  expect((await before.json()).data.status).toBe('true');
  await openHomeAs(page, member);
  const { game, balance } = await sitDown(page, 'Dice', { fast: true });
  await page.locator('iframe[title="Dice"]').evaluate((frame) => Object.assign(frame, { isTheSame: true }));
  const rounds: string[] = [];
  page.on('response', (response) => response.url().endsWith('/play/start') && rounds.push(response.url()));
  await game.getByRole('button', { name: 'Autoplay' }).click();
  const plan = game.getByRole('dialog', { name: 'Autoplay' });
  await plan.getByRole('button', { name: 'Endless' }).click();
  await plan.getByLabel('Stop at a loss of').fill('400');
  await plan.getByRole('button', { name: 'Start autoplay' }).click();
  await expect.poll(() => rounds.length).toBeGreaterThanOrEqual(2);

  const window = page.getByRole('dialog', { name: 'Dice' });
  await window.getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog', { name: 'Deposit' });
  await expect(panel).toBeVisible();
  await expect(game.locator('button', { hasText: /^Throw$/ })).toBeEnabled();
  const played = rounds.length;

  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(window).toBeVisible();
  expect(rounds.length).toBe(played);

  const staked = Number((await balance()).replace(/[$,]/g, ''));
  await window.getByRole('button', { name: 'Deposit' }).click();
  await panel.getByRole('button', { name: 'Google Pay', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Google Pay', exact: true });
  await enterAmount(form, '50');
  await form.getByRole('button', { name: 'Google Pay', exact: true }).click();
  await sheetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(form).toBeHidden();
  await expect.poll(async () => Number((await balance()).replace(/[$,]/g, ''))).toBeCloseTo(staked + 50, 2);
  expect(await page.locator('iframe[title="Dice"]').evaluate((frame) => 'isTheSame' in frame)).toBe(true);
  expect(rounds.length).toBe(played);
});

import { fileURLToPath } from 'node:url';
import { CannotRun } from '@fairhouse/operation/settings';
import { describe, expect, it } from 'vitest';
import { type PaymentSettings, readPaymentSettings } from './settings.ts';

/** The settings of each provider by its name. */
function namesOf({ mode, payIn, payOut }: PaymentSettings) {
  const byName = (them: readonly { name: string; settings: unknown }[]) =>
    Object.fromEntries(them.map(({ name, settings }) => [name, settings]));
  return { mode, payIn: byName(payIn), payOut: byName(payOut) };
}
const read = (env: Record<string, string | undefined>) => namesOf(readPaymentSettings(env));

const sandbox = {
  SANDBOX: 'on',
  SANDBOX_ORIGIN: 'http://localhost:3002',
  STRIPE_API_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYOUT_SECRET: 'payouts',
  HOSTED_PAGE_KEY: 'hosted',
  HOSTED_PAGE_WEBHOOK_SECRET: 'hosted events',
};
const live = {
  STRIPE_API_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_FRAME_URL: 'https://pay.example.com/',
};

/** Every provider that pays out, with what each needs. */
const payouts = {
  PAYOUT_PROVIDERS: 'paypal, mercado-pago,adyen',
  PAYPAL_CLIENT_ID: 'c',
  PAYPAL_CLIENT_SECRET: 's',
  PAYPAL_WEBHOOK_ID: 'w',
  MERCADO_PAGO_PAYOUT_TOKEN: 'APP_USR-2',
  MERCADO_PAGO_SIGNING_KEY: Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.alloc(32, 7),
  ]).toString('base64'),
  ADYEN_PAYOUT_API_KEY: 'AQF',
  ADYEN_BALANCE_ACCOUNT: 'BA1',
};

const adyen = {
  ADYEN_API_KEY: 'AQE',
  ADYEN_MERCHANT_ACCOUNT: 'Fairhouse',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Fairhouse',
  ADYEN_CLIENT_KEY: 'live_key',
};

const applePay = {
  ADYEN_WALLET_COUNTRY: 'US',
  ADYEN_APPLE_PAY_MERCHANT_ID: 'merchant.com.fairhouse',
  // Any file that can be read.
  ADYEN_APPLE_PAY_DOMAIN_FILE: fileURLToPath(import.meta.url),
};

describe('payment settings', () => {
  it('offer the wallets of phones whose merchant ids are set, with the scripts that they need', () => {
    expect(read({ ...live, ...adyen }).payIn.adyen).toMatchObject({ wallets: undefined });
    const [both, apple] = [{ ADYEN_GOOGLE_PAY_MERCHANT_ID: 'BCR2' }, {}].map(
      (google) =>
        readPaymentSettings({ ...live, ...adyen, ...applePay, ...google }).payIn.find(({ name }) => name === 'adyen')!,
    );
    expect(both!.settings).toMatchObject({
      wallets: {
        clientKey: 'live_key',
        elementsUrl: undefined,
        country: 'US',
        applePay: { merchantId: 'merchant.com.fairhouse' },
        googlePay: { merchantId: 'BCR2', gatewayMerchantId: 'Fairhouse' },
      },
    });
    expect(both!.appleDomainText).toContain('Any file that can be read.');
    expect(both!.scriptOrigins).toContain('https://pay.google.com');
    expect(apple!.settings).toMatchObject({ wallets: { googlePay: undefined } });
    expect(apple!.scriptOrigins).toEqual(['https://applepay.cdn-apple.com']);
  });

  it('take cards live with all of the keys, with none of them, and at the sandbox without any', () => {
    expect(read({ ...live, ...adyen }).payIn.adyen).toMatchObject({
      apiOrigin: undefined,
      clientKey: 'live_key',
      livePrefix: '1797a841fbb37ca7-Fairhouse',
    });
    expect(read(live).payIn).not.toHaveProperty('adyen');
    expect(read(sandbox).payIn.adyen).toMatchObject({ clientKey: undefined });
  });

  it('point everything at the sandbox while it is on', () => {
    expect(read({ ...sandbox, STRIPE_API_URL: 'http://127.0.0.1:3002' })).toMatchObject({
      mode: 'sandbox',
      payIn: { stripe: { apiOrigin: 'http://127.0.0.1:3002', frameUrl: 'http://localhost:3002/checkout' } },
    });
    expect(read({ ...sandbox, STRIPE_API_URL: 'http://127.0.0.1:3002' }).payOut).toEqual({
      sandbox: { origin: 'http://127.0.0.1:3002', secret: 'payouts' },
    });
  });

  it('let the site frame the pages of those that are configured, and nobody else’s', () => {
    const origins = (env: Record<string, string>) =>
      readPaymentSettings(env)
        .payIn.flatMap(({ frameOrigins, cardOrigins }) => [frameOrigins, cardOrigins])
        .flat();
    expect(origins(sandbox)).toEqual(['http://localhost:3002']);
    expect(origins(live)).toEqual(['https://pay.example.com']);
    expect(origins({ ...live, ...adyen })).toEqual([
      'https://pay.example.com',
      'https://checkoutshopper-live.adyen.com',
    ]);
  });

  it('know the hosted pages that are configured, and no others', () => {
    const cpay = { CPAY_URL: 'https://cpay.example.com', CPAY_KEY: 'k', CPAY_WEBHOOK_SECRET: 's' };
    const { payIn } = read({ ...live, ...cpay });
    expect(payIn.cpay).toMatchObject({ name: 'cpay', apiOrigin: 'https://cpay.example.com' });
    expect(payIn).not.toHaveProperty('onlypay');
    expect(payIn).not.toHaveProperty('pingpong');
    expect(Object.keys(read(sandbox).payIn)).toEqual(expect.arrayContaining(['onlypay', 'cpay', 'pingpong']));
  });

  it('know PIX, PayPal and Cash App where they are configured, and all of them fake', () => {
    expect(Object.keys(read(live).payIn)).toEqual(['stripe']);
    const all = {
      MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1',
      MERCADO_PAGO_WEBHOOK_SECRET: 'm',
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'w',
      CASHAPP_WEBHOOK_SECRET: 'whsec_2',
    };
    expect(read({ ...live, ...all }).payIn).toMatchObject({
      pix: { accessToken: 'APP_USR-1', apiOrigin: undefined },
      paypal: { clientId: 'c', webhookId: 'w', apiOrigin: undefined },
      cashapp: { apiKey: 'sk_live_1', webhookSecret: 'whsec_2', apiOrigin: undefined },
    });
    const apiOrigin = 'http://localhost:3002';
    expect(read(sandbox).payIn).toMatchObject({ pix: { apiOrigin }, paypal: { apiOrigin }, cashapp: { apiOrigin } });
  });

  it('pay out by whom PAYOUT_PROVIDERS names, and by nobody when it names none', () => {
    const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = payouts;
    const keysAlone = { ...live, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID };
    expect(read(keysAlone).payOut).toEqual({});
    expect(read({ ...live, ...payouts }).payOut).toEqual({
      paypal: { clientId: 'c', clientSecret: 's', apiOrigin: undefined },
      'mercado-pago': {
        accessToken: 'APP_USR-2',
        signingKey: payouts.MERCADO_PAGO_SIGNING_KEY,
        apiOrigin: undefined,
      },
      adyen: { apiKey: 'AQF', balanceAccountId: 'BA1', apiOrigin: undefined },
    });
    const apiOrigin = 'http://localhost:3002';
    const atSandbox = read({ ...sandbox, PAYOUT_PROVIDERS: 'adyen' }).payOut;
    expect(atSandbox).toMatchObject({ adyen: { apiOrigin }, sandbox: { origin: apiOrigin } });
    expect(atSandbox).not.toHaveProperty('paypal');
  });

  it('know no sandbox when they are live', () => {
    expect(read(live)).toMatchObject({ mode: 'live', payIn: { stripe: { apiOrigin: undefined } } });
    expect(read(live).payOut).not.toHaveProperty('sandbox');
  });

  it.each([
    ['live with a sandbox key', { ...live, STRIPE_API_KEY: 'sk_test_1' }, /not a live key/],
    ['live against another server', { ...live, STRIPE_API_URL: 'http://localhost:1' }, /points elsewhere/],
    ['live cards with a key of the test platform', { ...live, ...adyen, ADYEN_CLIENT_KEY: 'test_k' }, /not a live key/],
    ['live cards without a key', { ...live, ...adyen, ADYEN_HMAC_KEY: '' }, /set ADYEN_HMAC_KEY as well/],
    ['live cards with a key that is none', { ...live, ...adyen, ADYEN_HMAC_KEY: 'secret' }, /hexadecimal/],
    ['Apple Pay without its file', { ...live, ...adyen, ...applePay, ADYEN_APPLE_PAY_DOMAIN_FILE: '' }, /DOMAIN_FILE/],
    [
      'Apple Pay with a file that is not there',
      { ...live, ...adyen, ...applePay, ADYEN_APPLE_PAY_DOMAIN_FILE: '/no' },
      /cannot be read/,
    ],
    [
      'Google Pay without a country',
      { ...live, ...adyen, ADYEN_GOOGLE_PAY_MERCHANT_ID: 'BCR2' },
      /ADYEN_WALLET_COUNTRY/,
    ],
    [
      'a wallet in a country that is none',
      { ...live, ...adyen, ...applePay, ADYEN_WALLET_COUNTRY: 'USA' },
      /two capital/,
    ],
    ['a wallet without cards', { ...live, ...applePay }, /ADYEN_API_KEY/],
    ['a country without a wallet', { ...live, ...adyen, ADYEN_WALLET_COUNTRY: 'US' }, /ADYEN_GOOGLE_PAY_MERCHANT_ID/],
    ['live without a frame', { ...live, STRIPE_FRAME_URL: undefined }, /STRIPE_FRAME_URL is missing/],
    ['live with a frame in the clear', { ...live, STRIPE_FRAME_URL: 'http://pay.example.com' }, /https/],
    ['sandbox with a live key', { ...sandbox, STRIPE_API_KEY: 'sk_live_1' }, /live key but SANDBOX is on/],
    ['sandbox without its address', { ...sandbox, SANDBOX_ORIGIN: '' }, /SANDBOX_ORIGIN is missing/],
    ['sandbox without the key of payouts', { ...sandbox, PAYOUT_SECRET: '' }, /PAYOUT_SECRET is missing/],
    ['sandbox without the key of hosted pages', { ...sandbox, HOSTED_PAGE_KEY: '' }, /HOSTED_PAGE_KEY/],
    ['PIX with a token for tests', { ...live, MERCADO_PAGO_ACCESS_TOKEN: 'TEST-1' }, /one for tests/],
    ['PIX without its secret', { ...live, MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1' }, /MERCADO_PAGO_WEBHOOK_SECRET/],
    ['PayPal without its webhook', { ...live, PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's' }, /PAYPAL_WEBHOOK_ID/],
    ['a hosted page in the clear', { ...live, CPAY_URL: 'http://cpay' }, /CPAY_URL must be an https address/],
    ['a hosted page without its key', { ...live, CPAY_URL: 'https://cpay' }, /set CPAY_KEY and CPAY_WEBHOOK_SECRET/],
    ['an unknown payout provider', { ...live, PAYOUT_PROVIDERS: 'paypall' }, /names paypall; there are paypal, /],
    ['one at the sandbox', { ...sandbox, PAYOUT_PROVIDERS: 'sandbox' }, /names sandbox; there are paypal, /],
    [
      'payouts by PayPal without keys',
      { ...live, PAYOUT_PROVIDERS: 'paypal' },
      /set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_S/,
    ],
    [
      'payouts by Adyen without an account',
      { ...live, ...payouts, ADYEN_BALANCE_ACCOUNT: '' },
      /set ADYEN_BALANCE_ACC/,
    ],
    ['PIX out without its key', { ...live, ...payouts, MERCADO_PAGO_SIGNING_KEY: '' }, /set MERCADO_PAGO_SIGNING_KEY/],
    ['PIX out with a key that is none', { ...live, ...payouts, MERCADO_PAGO_SIGNING_KEY: 'key' }, /no private Ed25519/],
    ['PIX out with a token for tests', { ...live, ...payouts, MERCADO_PAGO_PAYOUT_TOKEN: 'TEST-1' }, /one for tests/],
    ['keys of a payout provider that is not named', { ...live, ADYEN_PAYOUT_API_KEY: 'k' }, /does not name adyen/],
    ['no key', { ...sandbox, STRIPE_API_KEY: '' }, /STRIPE_API_KEY is missing/],
    ['no webhook secret', { ...sandbox, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is missing/],
  ])('are refused in a sentence: %s', (_what, env, sentence) => {
    expect(() => readPaymentSettings(env)).toThrow(sentence);
    expect(() => readPaymentSettings(env)).toThrow(CannotRun);
  });
});

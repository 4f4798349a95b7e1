import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from './settings.ts';

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

describe('payment settings', () => {
  it('point everything at the sandbox while it is on', () => {
    const read = readPaymentSettings({ ...sandbox, STRIPE_API_URL: 'http://127.0.0.1:3002' });
    expect(read).toMatchObject({
      ok: true,
      settings: {
        mode: 'sandbox',
        stripe: { apiOrigin: 'http://127.0.0.1:3002', frameUrl: 'http://localhost:3002/checkout' },
        sandboxPayouts: { origin: 'http://127.0.0.1:3002', secret: 'payouts' },
      },
    });
  });

  it('know the hosted pages that are configured, and no others', () => {
    const cpay = { CPAY_URL: 'https://cpay.example.com', CPAY_KEY: 'k', CPAY_WEBHOOK_SECRET: 's' };
    expect(readPaymentSettings({ ...live, ...cpay })).toMatchObject({
      ok: true,
      settings: { hostedPages: [{ name: 'cpay', apiOrigin: 'https://cpay.example.com' }] },
    });
    expect(readPaymentSettings(sandbox)).toMatchObject({
      ok: true,
      settings: { hostedPages: [{ name: 'onlypay' }, { name: 'cpay' }, { name: 'pingpong' }] },
    });
  });

  it('know no sandbox when they are live', () => {
    expect(readPaymentSettings(live)).toMatchObject({
      ok: true,
      settings: { mode: 'live', stripe: { apiOrigin: undefined }, sandboxPayouts: undefined },
    });
  });

  it.each([
    ['live with a sandbox key', { ...live, STRIPE_API_KEY: 'sk_test_1' }, /not a live key/],
    ['live against another server', { ...live, STRIPE_API_URL: 'http://localhost:1' }, /points elsewhere/],
    ['live without a frame', { ...live, STRIPE_FRAME_URL: undefined }, /STRIPE_FRAME_URL is missing/],
    ['live with a frame in the clear', { ...live, STRIPE_FRAME_URL: 'http://pay.example.com' }, /https/],
    ['sandbox with a live key', { ...sandbox, STRIPE_API_KEY: 'sk_live_1' }, /live key but SANDBOX is on/],
    ['sandbox without its address', { ...sandbox, SANDBOX_ORIGIN: '' }, /SANDBOX_ORIGIN is missing/],
    ['sandbox without the key of payouts', { ...sandbox, PAYOUT_SECRET: '' }, /PAYOUT_SECRET is missing/],
    ['sandbox without the key of hosted pages', { ...sandbox, HOSTED_PAGE_KEY: '' }, /HOSTED_PAGE_KEY/],
    ['a hosted page in the clear', { ...live, CPAY_URL: 'http://cpay' }, /CPAY_URL must be an https address/],
    ['a hosted page without its key', { ...live, CPAY_URL: 'https://cpay' }, /set CPAY_KEY and CPAY_WEBHOOK_SECRET/],
    ['no key', { ...sandbox, STRIPE_API_KEY: '' }, /STRIPE_API_KEY is missing/],
    ['no webhook secret', { ...sandbox, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is missing/],
  ])('are refused in a sentence: %s', (_what, env, sentence) => {
    expect(readPaymentSettings(env)).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
  });
});

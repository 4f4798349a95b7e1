import type { AdyenSettings } from './adyen/adyen-client.ts';
import { readLiveAdyen, sandboxAdyen } from './adyen/read-adyen-settings.ts';
import type { HostedPageSettings } from './hosted-page/hosted-page-provider.ts';
import { type PayoutSettings, readLivePayouts, sandboxPayouts } from './payouts/read-payout-settings.ts';
import { type OptionalProviders, readLiveOptional, sandboxOptional } from './read-optional-settings.ts';
import type { StripeSettings } from './stripe/stripe-provider.ts';

export type PaymentsMode = 'sandbox' | 'live';

export interface PaymentSettings {
  mode: PaymentsMode;
  stripe: StripeSettings;
  /** Undefined: no provider takes card numbers, so those methods are not offered. */
  adyen: AdyenSettings | undefined;
  /** PIX, PayPal and Cash App, as far as they are configured. */
  optional: OptionalProviders;
  /** One for each hosted payment page that is configured. */
  hostedPages: HostedPageSettings[];
  /** What pays cash-outs. */
  payouts: PayoutSettings;
}

/** Providers whose page opens in a window of its own: docs/hosted-page.md. */
const hostedPageNames = ['onlypay', 'cpay', 'pingpong'] as const;

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { ok: true; settings: PaymentSettings } | { ok: false; sentence: string };

/**
 * Reads SANDBOX (`on`: the pretend provider; anything else is live), STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET,
 * STRIPE_API_URL, STRIPE_FRAME_URL, SANDBOX_ORIGIN and PAYOUT_SECRET; and for each hosted payment page _URL, _KEY and
 * _WEBHOOK_SECRET behind ONLYPAY, CPAY or PINGPONG; the optional ones are read in read-optional-settings.ts, those that
 * pay out in read-payout-settings.ts. Refuses, in one sentence for whoever starts the process, live mode with sandbox keys or addresses, and sandbox mode with live keys.
 */
export function readPaymentSettings(env: Environment): Read {
  const apiKey = env.STRIPE_API_KEY;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (!apiKey) return no('STRIPE_API_KEY is missing; set the secret key of the payment provider.');
  if (!webhookSecret) return no('STRIPE_WEBHOOK_SECRET is missing; set the signing secret of the webhook.');
  return env.SANDBOX === 'on' ? sandbox(env, apiKey, webhookSecret) : live(env, apiKey, webhookSecret);
}

function live(env: Environment, apiKey: string, webhookSecret: string): Read {
  if (!/^(sk|rk)_live_/.test(apiKey)) {
    return no('Payments are live but STRIPE_API_KEY is not a live key; set a live key, or SANDBOX=on to pretend.');
  }
  if (env.STRIPE_API_URL) {
    return no('Payments are live but STRIPE_API_URL points elsewhere; remove it, or set SANDBOX=on to pretend.');
  }
  const frameUrl = env.STRIPE_FRAME_URL;
  if (!frameUrl?.startsWith('https://')) {
    return no('STRIPE_FRAME_URL is missing; set the https address of the page that mounts the embedded checkout.');
  }
  const stripe = { apiKey, webhookSecret, apiOrigin: undefined, frameUrl };
  const hostedPages: HostedPageSettings[] = [];
  for (const name of hostedPageNames) {
    const prefix = name.toUpperCase();
    const apiOrigin = env[`${prefix}_URL`];
    if (!apiOrigin) continue;
    const [key, secret] = [env[`${prefix}_KEY`], env[`${prefix}_WEBHOOK_SECRET`]];
    if (!apiOrigin.startsWith('https://')) return no(`${prefix}_URL must be an https address.`);
    if (!key || !secret) return no(`${prefix}_URL is set; set ${prefix}_KEY and ${prefix}_WEBHOOK_SECRET as well.`);
    hostedPages.push({ name, apiOrigin, apiKey: key, webhookSecret: secret });
  }
  const cards = readLiveAdyen(env);
  if (!cards.ok) return cards;
  const optional = readLiveOptional(env, apiKey);
  if (!optional.ok) return optional;
  const paidOut = readLivePayouts(env);
  if (!paidOut.ok) return paidOut;
  return {
    ok: true,
    settings: {
      mode: 'live',
      stripe,
      adyen: cards.adyen,
      optional: optional.providers,
      hostedPages,
      payouts: paidOut.payouts,
    },
  };
}

function sandbox(env: Environment, apiKey: string, webhookSecret: string): Read {
  if (/^(sk|rk)_live_/.test(apiKey)) {
    return no('STRIPE_API_KEY is a live key but SANDBOX is on; turn SANDBOX off, or set a key made for the sandbox.');
  }
  const origin = env.SANDBOX_ORIGIN;
  if (!origin) return no('SANDBOX_ORIGIN is missing; set the address of the sandbox provider.');
  const secret = env.PAYOUT_SECRET;
  if (!secret) return no('PAYOUT_SECRET is missing; set the key of the payouts of the sandbox provider.');
  const apiOrigin = env.STRIPE_API_URL ?? origin;
  const stripe = { apiKey, webhookSecret, apiOrigin, frameUrl: env.STRIPE_FRAME_URL ?? `${origin}/checkout` };
  const [key, events] = [env.HOSTED_PAGE_KEY, env.HOSTED_PAGE_WEBHOOK_SECRET];
  if (!key || !events) return no('HOSTED_PAGE_KEY or HOSTED_PAGE_WEBHOOK_SECRET is missing; set both.');
  const hostedPages = hostedPageNames.map((name) => ({ name, apiOrigin, apiKey: key, webhookSecret: events }));
  const paidOut = sandboxPayouts(env, apiOrigin, secret, key);
  if (!paidOut.ok) return paidOut;
  return {
    ok: true,
    settings: {
      mode: 'sandbox',
      stripe,
      adyen: sandboxAdyen(apiOrigin, key, events),
      optional: sandboxOptional(apiOrigin, { key, events }, { apiKey, webhookSecret }),
      hostedPages,
      payouts: paidOut.payouts,
    },
  };
}

function no(sentence: string): Read {
  return { ok: false, sentence };
}

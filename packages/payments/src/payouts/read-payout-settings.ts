import { createHash } from 'node:crypto';
import type { AdyenTransferSettings } from '../adyen/adyen-client.ts';
import { type PixPayoutSettings, readSigningKey } from '../mercado-pago/pix-payouts.ts';
import type { PaypalAccount } from '../paypal/open-paypal.ts';
import type { SandboxPayoutSettings } from '../sandbox/sandbox-payouts.ts';

/** Undefined: not configured. What none of them takes is paid and marked by operators. */
export interface PayoutSettings {
  paypal: PaypalAccount | undefined;
  mercadoPago: PixPayoutSettings | undefined;
  adyen: AdyenTransferSettings | undefined;
  /** Takes every method; never in live mode. */
  sandbox: SandboxPayoutSettings | undefined;
}

/** The providers that PAYOUT_PROVIDERS may name, and what each needs in live mode. */
const needs = {
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  'mercado-pago': ['MERCADO_PAGO_PAYOUT_TOKEN', 'MERCADO_PAGO_SIGNING_KEY'],
  adyen: ['ADYEN_PAYOUT_API_KEY', 'ADYEN_BALANCE_ACCOUNT'],
} as const;
type Name = keyof typeof needs;
/** Settings that are of no use but to pay out, and whose they are. */
const onlyForPayouts: readonly [setting: string, of: Name][] = [
  ['MERCADO_PAGO_PAYOUT_TOKEN', 'mercado-pago'],
  ['MERCADO_PAGO_SIGNING_KEY', 'mercado-pago'],
  ['ADYEN_PAYOUT_API_KEY', 'adyen'],
  ['ADYEN_BALANCE_ACCOUNT', 'adyen'],
];

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { ok: true; payouts: PayoutSettings } | { ok: false; sentence: string };

/**
 * Live payouts: those that PAYOUT_PROVIDERS names (`paypal`, `mercado-pago`, `adyen`, with commas between), each with all
 * of its settings; a sentence for whoever starts the process when one is missing. Keys alone make nothing pay.
 */
export function readLivePayouts(env: Environment): Read {
  const named = namesIn(env);
  if (!named.ok) return named;
  for (const name of named.names) {
    const missing = needs[name].filter((setting) => !env[setting]);
    if (missing.length > 0) return no(`PAYOUT_PROVIDERS names ${name}; set ${missing.join(' and ')} as well.`);
  }
  const idle = onlyForPayouts.find(([setting, of]) => env[setting] && !named.names.has(of));
  if (idle) return no(`${idle[0]} is set, but PAYOUT_PROVIDERS does not name ${idle[1]}; name it, or remove the key.`);
  if (env.MERCADO_PAGO_PAYOUT_TOKEN?.startsWith('TEST-')) {
    return no('Payments are live but MERCADO_PAGO_PAYOUT_TOKEN is one for tests; set that of production.');
  }
  const signingKey = env.MERCADO_PAGO_SIGNING_KEY ?? '';
  if (named.names.has('mercado-pago') && !readSigningKey(signingKey)) {
    return no('MERCADO_PAGO_SIGNING_KEY is no private Ed25519 key; make one with openssl genpkey -algorithm ed25519.');
  }
  const apiOrigin = undefined;
  const has = (name: Name) => named.names.has(name);
  return {
    ok: true,
    payouts: {
      paypal: has('paypal')
        ? { clientId: env.PAYPAL_CLIENT_ID!, clientSecret: env.PAYPAL_CLIENT_SECRET!, apiOrigin }
        : undefined,
      mercadoPago: has('mercado-pago')
        ? { accessToken: env.MERCADO_PAGO_PAYOUT_TOKEN!, signingKey, apiOrigin }
        : undefined,
      adyen: has('adyen')
        ? { apiKey: env.ADYEN_PAYOUT_API_KEY!, balanceAccountId: env.ADYEN_BALANCE_ACCOUNT!, apiOrigin }
        : undefined,
      sandbox: undefined,
    },
  };
}

/** The sandbox's own interface for every method; first, for those that are named, its copies of the real ones. */
export function sandboxPayouts(env: Environment, apiOrigin: string, payoutSecret: string, key: string): Read {
  const named = namesIn(env);
  if (!named.ok) return named;
  const has = (name: Name) => named.names.has(name);
  return {
    ok: true,
    payouts: {
      paypal: has('paypal') ? { clientId: 'sandbox', clientSecret: key, apiOrigin } : undefined,
      mercadoPago: has('mercado-pago')
        ? { accessToken: key, signingKey: sandboxSigningKey(key), apiOrigin }
        : undefined,
      adyen: has('adyen') ? { apiKey: key, balanceAccountId: 'BA00000000000000000000001', apiOrigin } : undefined,
      sandbox: { origin: apiOrigin, secret: payoutSecret },
    },
  };
}

/** The 32 bytes of an Ed25519 key behind what PKCS #8 writes in front of them; the sandbox makes the same one. */
function sandboxSigningKey(secret: string): string {
  const seed = createHash('sha256').update(secret).digest();
  return Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]).toString('base64');
}

function namesIn(env: Environment): { ok: true; names: ReadonlySet<Name> } | { ok: false; sentence: string } {
  const words = (env.PAYOUT_PROVIDERS ?? '').split(',').map((word) => word.trim());
  const names = words.filter(Boolean);
  const stranger = names.find((name) => !Object.hasOwn(needs, name));
  if (stranger) return no(`PAYOUT_PROVIDERS names ${stranger}; there are ${Object.keys(needs).join(', ')}.`);
  return { ok: true, names: new Set(names as Name[]) };
}

function no(sentence: string): { ok: false; sentence: string } {
  return { ok: false, sentence };
}

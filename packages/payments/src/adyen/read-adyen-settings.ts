import { createHash } from 'node:crypto';
import type { AdyenSettings } from './adyen-client.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { ok: true; adyen: AdyenSettings | undefined } | { ok: false; sentence: string };

/**
 * Reads ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_HMAC_KEY, ADYEN_LIVE_PREFIX and ADYEN_CLIENT_KEY for live payments.
 * All or none of them: without them no card numbers are taken. What belongs to the test platform is refused.
 */
export function readLiveAdyen(env: Environment): Read {
  const names = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY', 'ADYEN_LIVE_PREFIX', 'ADYEN_CLIENT_KEY'];
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return { ok: true, adyen: undefined };
  if (missing.length > 0) return no(`Some settings of Adyen are missing; set ${missing.join(', ')} as well.`);
  if (!/^([0-9A-Fa-f]{2}){16,}$/.test(env.ADYEN_HMAC_KEY!)) {
    return no('ADYEN_HMAC_KEY must be the hexadecimal key of the webhook.');
  }
  if (!/^live_/.test(env.ADYEN_CLIENT_KEY!)) {
    return no('Payments are live but ADYEN_CLIENT_KEY is not a live key; set the one that begins with live_.');
  }
  if (!/^[\w-]+$/.test(env.ADYEN_LIVE_PREFIX!)) {
    return no('ADYEN_LIVE_PREFIX must be the prefix of the live endpoints alone.');
  }
  return {
    ok: true,
    adyen: {
      apiKey: env.ADYEN_API_KEY!,
      merchantAccount: env.ADYEN_MERCHANT_ACCOUNT!,
      hmacKey: env.ADYEN_HMAC_KEY!,
      livePrefix: env.ADYEN_LIVE_PREFIX!,
      clientKey: env.ADYEN_CLIENT_KEY!,
      apiOrigin: undefined,
    },
  };
}

/** The sandbox provider's copy; it shares the secrets of its hosted pages, in the form that this protocol wants. */
export function sandboxAdyen(apiOrigin: string, key: string, webhookSecret: string): AdyenSettings {
  return {
    apiKey: key,
    merchantAccount: 'FairhouseSandbox',
    hmacKey: createHash('sha256').update(webhookSecret).digest('hex'),
    livePrefix: undefined,
    clientKey: undefined,
    apiOrigin,
  };
}

function no(sentence: string): Read {
  return { ok: false, sentence };
}

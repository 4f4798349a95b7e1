import { readFileSync } from 'node:fs';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Wallet, WalletSettings } from '../card-provider.ts';
import { optional } from '../setting-kinds.ts';

/** The casino's method of each wallet, and what Adyen calls it in a payment. */
export const walletMethods: readonly { wallet: Wallet; method: string }[] = [
  { wallet: 'applePay', method: 'APPLE_PAY' },
  { wallet: 'googlePay', method: 'GOOGLE_PAY' },
];

export const walletEnvironment = {
  ADYEN_WALLET_COUNTRY: optional().refine((given) => given === '' || /^[A-Z]{2}$/.test(given), {
    error: 'must be the country of the merchant in two capital letters.',
  }),
  ADYEN_APPLE_PAY_MERCHANT_ID: optional(),
  ADYEN_APPLE_PAY_DOMAIN_FILE: optional(),
  ADYEN_GOOGLE_PAY_MERCHANT_ID: optional(),
};

type Read = Record<keyof typeof walletEnvironment, string>;

/** What a wallet lacks of which something is set; `ofCards` are the settings of cards that are not there. */
export function missingForWallets(read: Read, ofCards: readonly string[]): string[] {
  const given = Object.entries(read).filter(([name, value]) => name in walletEnvironment && value !== '');
  if (given.length === 0) return [];
  const hasApple = read.ADYEN_APPLE_PAY_MERCHANT_ID !== '' || read.ADYEN_APPLE_PAY_DOMAIN_FILE !== '';
  const needed: (keyof Read)[] = [
    'ADYEN_WALLET_COUNTRY',
    ...(hasApple ? (['ADYEN_APPLE_PAY_MERCHANT_ID', 'ADYEN_APPLE_PAY_DOMAIN_FILE'] as const) : []),
    ...(hasApple ? [] : (['ADYEN_GOOGLE_PAY_MERCHANT_ID'] as const)),
  ];
  return [...ofCards, ...needed.filter((name) => read[name] === '')];
}

/** Undefined: neither wallet is set. The environment was checked by `missingForWallets`. */
export function walletSettingsOf(
  read: Read & { ADYEN_CLIENT_KEY: string; ADYEN_MERCHANT_ACCOUNT: string },
): WalletSettings | undefined {
  const { ADYEN_APPLE_PAY_MERCHANT_ID: apple, ADYEN_GOOGLE_PAY_MERCHANT_ID: google } = read;
  if (!apple && !google) return undefined;
  return {
    clientKey: read.ADYEN_CLIENT_KEY,
    elementsUrl: undefined,
    country: read.ADYEN_WALLET_COUNTRY,
    applePay: apple ? { merchantId: apple } : undefined,
    googlePay: google
      ? { merchantId: google, gatewayMerchantId: read.ADYEN_MERCHANT_ACCOUNT, scriptUrl: googleScript }
      : undefined,
  };
}

/** The file that Apple reads before it lets a domain take payments. Throws CannotRun where it cannot be read. */
export function appleDomainTextOf({ ADYEN_APPLE_PAY_DOMAIN_FILE: path }: Read): string | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(
      `ADYEN_APPLE_PAY_DOMAIN_FILE names ${path}, which cannot be read (${code}); name the file of Apple.`,
    );
  }
}

/** Both, by the copies of Adyen's and Google's scripts' endpoints at the sandbox. `origin`: as a browser reaches it. */
export function walletsAtSandbox(origin: string): WalletSettings {
  const elementsUrl = `${origin}/adyen-web/`;
  return {
    clientKey: 'sandbox_wallets',
    elementsUrl,
    country: 'US',
    applePay: { merchantId: 'merchant.sandbox' },
    googlePay: {
      merchantId: 'sandbox',
      gatewayMerchantId: 'FairhouseSandbox',
      scriptUrl: `${elementsUrl}google-pay.js`,
    },
  };
}

/** https://developers.google.com/pay/api/web/guides/tutorial */
const googleScript = 'https://pay.google.com/gp/p/js/pay.js';
/** The library of Adyen loads Apple's script from here, which draws the button. */
const appleScripts = 'https://applepay.cdn-apple.com';
/** The pictures of Google's button. */
const googlePictures = 'https://www.gstatic.com';

export function scriptOriginsOf({ applePay, googlePay, elementsUrl }: WalletSettings): string[] {
  const google = googlePay && new URL(googlePay.scriptUrl).origin;
  return [
    ...(applePay ? [appleScripts] : []),
    ...(google ? [google, googlePictures] : []),
    ...(elementsUrl ? [new URL(elementsUrl).origin] : []),
  ].filter((origin, at, all) => all.indexOf(origin) === at);
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ProviderDescriptor, payIn, payOut } from '../provider-descriptor.ts';
import { optional } from '../setting-kinds.ts';
import type { AdyenSettings, AdyenTransferSettings } from './adyen-client.ts';
import { adyenDeclines } from './adyen-declines.ts';
import { cardMessages, transferMessages } from './adyen-messages.ts';
import { createAdyenProvider } from './adyen-provider.ts';
import { createAdyenTransfers } from './adyen-transfers.ts';
import {
  appleDomainTextOf,
  missingForWallets,
  scriptOriginsOf,
  walletEnvironment,
  walletMethods,
  walletSettingsOf,
  walletsAtSandbox,
} from './wallet-settings.ts';

/** Set, and not of this form, it is refused. */
const ofForm = (form: RegExp, error: string) =>
  optional().refine((given) => given === '' || form.test(given), { error });

const cards = {
  ADYEN_API_KEY: optional(),
  ADYEN_MERCHANT_ACCOUNT: optional(),
  ADYEN_HMAC_KEY: ofForm(/^([0-9A-Fa-f]{2}){16,}$/, 'must be the hexadecimal key of the webhook.'),
  ADYEN_LIVE_PREFIX: ofForm(/^[\w-]+$/, 'must be the prefix of the live endpoints alone.'),
  ADYEN_CLIENT_KEY: ofForm(/^live_/, 'is not a live key, but payments are live; set the one that begins with live_.'),
};

/**
 * For cards all or none: without them no card numbers are taken. What belongs to the test platform is refused. Each wallet of a
 * phone is offered where its merchant id is set, and needs the cards and the country of the merchant.
 */
const environment = z.object({ ...cards, ...walletEnvironment }).superRefine((read, context) => {
  const names = Object.keys(cards) as (keyof typeof cards)[];
  const missing = names.filter((name) => read[name] === '');
  const needed = missing.length === names.length ? [] : missing;
  const wanted = [...needed, ...missingForWallets(read, missing)];
  if (wanted.length === 0) return;
  context.addIssue(`Some settings of Adyen are missing; set ${[...new Set(wanted)].join(', ')} as well.`);
});

export const adyen: ProviderDescriptor = {
  payIn: payIn({
    name: 'adyen',
    methods: ['VISA_MASTERCARD', 'VISA_MASTERCARD_1', ...walletMethods.map(({ method }) => method)],
    declines: adyenDeclines,
    messages: cardMessages,
    live: {
      environment,
      settings: (read): AdyenSettings | undefined =>
        read.ADYEN_API_KEY
          ? {
              apiKey: read.ADYEN_API_KEY,
              merchantAccount: read.ADYEN_MERCHANT_ACCOUNT,
              hmacKey: read.ADYEN_HMAC_KEY,
              livePrefix: read.ADYEN_LIVE_PREFIX,
              clientKey: read.ADYEN_CLIENT_KEY,
              wallets: walletSettingsOf(read),
              appleDomainText: appleDomainTextOf(read),
              apiOrigin: undefined,
            }
          : undefined,
    },
    // The sandbox signs with the secret of its hosted pages, in the form that this protocol wants.
    fake: ({ origin, apiOrigin, key, webhookSecret }) => ({
      apiKey: key,
      merchantAccount: 'FairhouseSandbox',
      hmacKey: createHash('sha256').update(webhookSecret).digest('hex'),
      livePrefix: undefined,
      clientKey: undefined,
      wallets: walletsAtSandbox(origin),
      appleDomainText: 'This casino is in test mode: Apple does not know its domain.',
      apiOrigin,
    }),
    cardOrigins: ({ clientKey }) => (clientKey ? ['https://checkoutshopper-live.adyen.com'] : []),
    scriptOrigins: ({ wallets }) => (wallets ? scriptOriginsOf(wallets) : []),
    appleDomainText: ({ appleDomainText }) => appleDomainText,
    create: (settings, { cardOf, send }) => createAdyenProvider(settings, cardOf, send),
  }),
  payOut: payOut({
    name: 'adyen',
    messages: transferMessages,
    live: {
      environment: z.object({ ADYEN_PAYOUT_API_KEY: optional(), ADYEN_BALANCE_ACCOUNT: optional() }),
      settings: (read): AdyenTransferSettings => ({
        apiKey: read.ADYEN_PAYOUT_API_KEY,
        balanceAccountId: read.ADYEN_BALANCE_ACCOUNT,
        apiOrigin: undefined,
      }),
    },
    fake: ({ apiOrigin, key }) => ({ apiKey: key, balanceAccountId: 'BA00000000000000000000001', apiOrigin }),
    create: (settings, { send }) => createAdyenTransfers(settings, send),
  }),
};

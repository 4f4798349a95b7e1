import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ProviderDescriptor, payIn, payOut } from '../provider-descriptor.ts';
import { optional } from '../setting-kinds.ts';
import type { AdyenSettings, AdyenTransferSettings } from './adyen-client.ts';
import { cardMessages, transferMessages } from './adyen-messages.ts';
import { createAdyenProvider } from './adyen-provider.ts';
import { createAdyenTransfers } from './adyen-transfers.ts';

/** Set, and not of this form, it is refused. */
const ofForm = (form: RegExp, error: string) =>
  optional().refine((given) => given === '' || form.test(given), { error });

/** All or none of them: without them no card numbers are taken. What belongs to the test platform is refused. */
const environment = z
  .object({
    ADYEN_API_KEY: optional(),
    ADYEN_MERCHANT_ACCOUNT: optional(),
    ADYEN_HMAC_KEY: ofForm(/^([0-9A-Fa-f]{2}){16,}$/, 'must be the hexadecimal key of the webhook.'),
    ADYEN_LIVE_PREFIX: ofForm(/^[\w-]+$/, 'must be the prefix of the live endpoints alone.'),
    ADYEN_CLIENT_KEY: ofForm(/^live_/, 'is not a live key, but payments are live; set the one that begins with live_.'),
  })
  .superRefine((read, context) => {
    const missing = Object.entries(read).filter(([, given]) => given === '');
    if (missing.length === 0 || missing.length === Object.keys(read).length) return;
    const names = missing.map(([name]) => name).join(', ');
    context.addIssue(`Some settings of Adyen are missing; set ${names} as well.`);
  });

export const adyen: ProviderDescriptor = {
  payIn: payIn({
    name: 'adyen',
    methods: ['VISA_MASTERCARD', 'VISA_MASTERCARD_1'],
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
              apiOrigin: undefined,
            }
          : undefined,
    },
    // The sandbox signs with the secret of its hosted pages, in the form that this protocol wants.
    fake: ({ apiOrigin, key, webhookSecret }) => ({
      apiKey: key,
      merchantAccount: 'FairhouseSandbox',
      hmacKey: createHash('sha256').update(webhookSecret).digest('hex'),
      livePrefix: undefined,
      clientKey: undefined,
      apiOrigin,
    }),
    cardOrigins: ({ clientKey }) => (clientKey ? ['https://checkoutshopper-live.adyen.com'] : []),
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

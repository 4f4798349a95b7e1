import { z } from 'zod';
import { type ProviderDescriptor, payIn, payOut } from '../provider-descriptor.ts';
import { optional, withFirst } from '../setting-kinds.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { paypalDeclines } from './paypal-declines.ts';
import { paypalMessages } from './paypal-messages.ts';
import { createPaypalPayouts } from './paypal-payouts.ts';
import { createPaypalProvider, type PaypalSettings } from './paypal-provider.ts';

export const paypal: ProviderDescriptor = {
  payIn: payIn({
    name: 'paypal',
    methods: ['PAYP', 'PAYPAL_POLL'],
    declines: paypalDeclines,
    messages: paypalMessages,
    live: {
      environment: withFirst({
        PAYPAL_CLIENT_ID: optional(),
        PAYPAL_CLIENT_SECRET: optional(),
        PAYPAL_WEBHOOK_ID: optional(),
      }),
      settings: (read): PaypalSettings | undefined =>
        read.PAYPAL_CLIENT_ID
          ? {
              clientId: read.PAYPAL_CLIENT_ID,
              clientSecret: read.PAYPAL_CLIENT_SECRET,
              webhookId: read.PAYPAL_WEBHOOK_ID,
              apiOrigin: undefined,
            }
          : undefined,
    },
    fake: ({ apiOrigin, key }) => ({ clientId: 'sandbox', clientSecret: key, webhookId: 'sandbox', apiOrigin }),
    create: (settings, { send }) => createPaypalProvider(settings, send),
  }),
  payOut: payOut({
    name: 'paypal',
    messages: paypalMessages,
    live: {
      environment: z.object({ PAYPAL_CLIENT_ID: optional(), PAYPAL_CLIENT_SECRET: optional() }),
      settings: (read): PaypalAccount => ({
        clientId: read.PAYPAL_CLIENT_ID,
        clientSecret: read.PAYPAL_CLIENT_SECRET,
        apiOrigin: undefined,
      }),
    },
    fake: ({ apiOrigin, key }) => ({ clientId: 'sandbox', clientSecret: key, apiOrigin }),
    create: (settings, { send }) => createPaypalPayouts(settings, send),
  }),
};

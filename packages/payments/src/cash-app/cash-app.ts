import { needed, readSettings } from '@fairhouse/operation/settings';
import { z } from 'zod';
import { type ProviderDescriptor, payIn } from '../provider-descriptor.ts';
import { optional } from '../setting-kinds.ts';
import { stripeDeclines } from '../stripe/stripe-declines.ts';
import { stripeMessages } from '../stripe/stripe-messages.ts';
import { type CashAppSettings, createCashAppProvider } from './cash-app-provider.ts';

/** Over the account of Stripe, whose events go to a second webhook. */
const environment = z.object({ CASHAPP_WEBHOOK_SECRET: optional(), STRIPE_API_KEY: optional() });
const atSandbox = z.object({ STRIPE_API_KEY: needed(), STRIPE_WEBHOOK_SECRET: needed() });

export const cashApp: ProviderDescriptor = {
  payIn: payIn({
    name: 'cashapp',
    methods: ['CASH'],
    declines: stripeDeclines,
    messages: stripeMessages,
    live: {
      environment,
      settings: (read): CashAppSettings | undefined =>
        read.CASHAPP_WEBHOOK_SECRET
          ? { apiKey: read.STRIPE_API_KEY, webhookSecret: read.CASHAPP_WEBHOOK_SECRET, apiOrigin: undefined }
          : undefined,
    },
    fake({ apiOrigin }, env) {
      const read = readSettings(atSandbox, env);
      return { apiKey: read.STRIPE_API_KEY, webhookSecret: read.STRIPE_WEBHOOK_SECRET, apiOrigin };
    },
    create: (settings, { send }) => createCashAppProvider(settings, send),
  }),
};

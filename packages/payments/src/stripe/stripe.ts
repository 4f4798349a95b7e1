import { needed, readSettings } from '@fairhouse/operation/settings';
import { z } from 'zod';
import { type ProviderDescriptor, payIn } from '../provider-descriptor.ts';
import { optional } from '../setting-kinds.ts';
import { stripeDeclines } from './stripe-declines.ts';
import { stripeMessages } from './stripe-messages.ts';
import { createStripeProvider, type StripeSettings } from './stripe-provider.ts';

const apiKey = needed('is missing; set the secret key of the payment provider.');
const webhookSecret = needed('is missing; set the signing secret of the webhook.');

const environment = z.object({
  STRIPE_API_KEY: apiKey.refine((key) => /^(sk|rk)_live_/.test(key), {
    error: 'is not a live key, but payments are live; set a live key, or SANDBOX=on to pretend.',
  }),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: optional().refine((url) => url === '', {
    error: 'points elsewhere, but payments are live; remove it, or set SANDBOX=on to pretend.',
  }),
  STRIPE_FRAME_URL: needed('is missing; set the https address of the page that mounts the embedded checkout.').refine(
    (url) => url.startsWith('https://'),
    { error: 'must be the https address of the page that mounts the embedded checkout.' },
  ),
});

const atSandbox = z.object({
  STRIPE_API_KEY: apiKey.refine((key) => !/^(sk|rk)_live_/.test(key), {
    error: 'is a live key but SANDBOX is on; turn SANDBOX off, or set a key made for the sandbox.',
  }),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_FRAME_URL: optional(),
});

export const stripe: ProviderDescriptor = {
  payIn: payIn({
    name: 'stripe',
    methods: ['STRIPE'],
    declines: stripeDeclines,
    messages: stripeMessages,
    live: {
      environment,
      settings: (read): StripeSettings => ({
        apiKey: read.STRIPE_API_KEY,
        webhookSecret: read.STRIPE_WEBHOOK_SECRET,
        apiOrigin: undefined,
        frameUrl: read.STRIPE_FRAME_URL,
      }),
    },
    fake({ origin, apiOrigin }, env) {
      const read = readSettings(atSandbox, env);
      return {
        apiKey: read.STRIPE_API_KEY,
        webhookSecret: read.STRIPE_WEBHOOK_SECRET,
        apiOrigin,
        frameUrl: read.STRIPE_FRAME_URL || `${origin}/checkout`,
      };
    },
    frameOrigins: ({ frameUrl }) => [new URL(frameUrl).origin],
    create: (settings, { send }) => createStripeProvider(settings, send),
  }),
};

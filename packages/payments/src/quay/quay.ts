import { type ProviderDescriptor, payIn } from '../provider-descriptor.ts';
import { optional, withFirst } from '../setting-kinds.ts';
import { quayDeclines } from './quay-declines.ts';
import { quayMessages } from './quay-messages.ts';
import { createQuayProvider, type QuaySettings } from './quay-provider.ts';

/** A gateway with a page of its own that signs both ways; no method is served by it unless its row says so. */
export const quay: ProviderDescriptor = {
  payIn: payIn({
    name: 'quay',
    methods: ['ONLY_PAY', 'CPAY', 'PINGPONG'],
    declines: quayDeclines,
    messages: quayMessages,
    live: {
      environment: withFirst({
        QUAY_URL: optional().refine((url) => url === '' || url.startsWith('https://'), {
          error: 'must be an https address.',
        }),
        QUAY_MERCHANT: optional(),
        QUAY_SECRET: optional(),
      }),
      settings: (read): QuaySettings | undefined =>
        read.QUAY_URL
          ? { apiOrigin: read.QUAY_URL, merchant: read.QUAY_MERCHANT, secret: read.QUAY_SECRET }
          : undefined,
    },
    fake: ({ apiOrigin, webhookSecret }) => ({ apiOrigin, merchant: 'fairhouse', secret: webhookSecret }),
    create: (settings, { send }) => createQuayProvider(settings, send),
  }),
};

import type { z } from 'zod';
import { type ProviderDescriptor, payIn } from '../provider-descriptor.ts';
import { optional, withFirst } from '../setting-kinds.ts';
import { hostedPageDeclines } from './hosted-page-declines.ts';
import { hostedPageMessages } from './hosted-page-messages.ts';
import { createHostedPageProvider, type HostedPageSettings } from './hosted-page-provider.ts';

/** A provider whose page opens in a window of its own, by the protocol of docs/hosted-page.md. */
function hostedPage(name: string, method: string): ProviderDescriptor {
  const prefix = name.toUpperCase();
  const environment: z.ZodObject<Record<string, z.ZodDefault<z.ZodString>>> = withFirst({
    [`${prefix}_URL`]: optional().refine((url) => url === '' || url.startsWith('https://'), {
      error: 'must be an https address.',
    }),
    [`${prefix}_KEY`]: optional(),
    [`${prefix}_WEBHOOK_SECRET`]: optional(),
  });
  return {
    payIn: payIn({
      name,
      methods: [method],
      declines: hostedPageDeclines,
      messages: hostedPageMessages,
      live: {
        environment,
        settings(read): HostedPageSettings | undefined {
          const apiOrigin = read[`${prefix}_URL`];
          if (!apiOrigin) return undefined;
          return { name, apiOrigin, apiKey: read[`${prefix}_KEY`]!, webhookSecret: read[`${prefix}_WEBHOOK_SECRET`]! };
        },
      },
      fake: ({ apiOrigin, key, webhookSecret }) => ({ name, apiOrigin, apiKey: key, webhookSecret }),
      create: (settings, { send }) => createHostedPageProvider(settings, send),
    }),
  };
}

export const hostedPages: readonly ProviderDescriptor[] = [
  hostedPage('onlypay', 'ONLY_PAY'),
  hostedPage('cpay', 'CPAY'),
  hostedPage('pingpong', 'PINGPONG'),
];

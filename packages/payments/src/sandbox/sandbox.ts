import { z } from 'zod';
import { type ProviderDescriptor, payOut } from '../provider-descriptor.ts';
import { sandboxMessages } from './sandbox-messages.ts';
import { createSandboxPayouts, type SandboxPayoutSettings } from './sandbox-payouts.ts';

/** The sandbox's own interface to pay out: it takes every method, and is none where payments are live. */
export const sandbox: ProviderDescriptor = {
  payOut: payOut({
    name: 'sandbox',
    messages: sandboxMessages,
    isNamed: false,
    live: { environment: z.object({}), settings: (): SandboxPayoutSettings | undefined => undefined },
    fake: ({ apiOrigin, payoutSecret }) => ({ origin: apiOrigin, secret: payoutSecret }),
    create: (settings, { send }) => createSandboxPayouts(settings, send),
  }),
};

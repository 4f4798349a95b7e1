import { sign } from '../events/sign.ts';
import type { PretendedProvider } from '../pretended-provider.ts';
import { hostedProviders } from './hosted-providers.ts';
import { hostedEvent } from './hosted-wire.ts';

/** The hosted payment pages: docs/hosted-page.md is their protocol. */
export const hosted: PretendedProvider[] = hostedProviders.map((name) => ({
  name,
  eventOf: hostedEvent,
  sign: (body, settings, at) => ({ 'x-signature': sign(body, settings.hostedPageWebhookSecret, at) }),
}));

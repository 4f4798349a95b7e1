import type { FakeProvider } from '../fake-provider.ts';
import { quayRoutes } from './quay.routes.ts';
import { quaySignature } from './quay-signature.ts';
import { quayEvent } from './quay-wire.ts';

/** A gateway with a page of its own that signs both ways. */
export const quay: FakeProvider = {
  name: 'quay',
  routes: quayRoutes,
  eventOf: quayEvent,
  sign: (body, settings, at) => ({
    'quay-signature': quaySignature(settings.hostedPageWebhookSecret, 'event', body, at),
  }),
};

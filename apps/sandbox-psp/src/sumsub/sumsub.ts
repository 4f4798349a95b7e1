import { createHmac } from 'node:crypto';
import type { FakeProvider } from '../fake-provider.ts';
import { sumsubRoutes } from './sumsub.routes.ts';

/** Checks of identity; its webhooks go to a door of their own. */
export const sumsub: FakeProvider = {
  name: 'identity/sumsub',
  routes: sumsubRoutes,
  sign: (body, settings) => ({
    'x-payload-digest-alg': 'HMAC_SHA256_HEX',
    'x-payload-digest': createHmac('sha256', settings.hostedPageWebhookSecret).update(body).digest('hex'),
  }),
};

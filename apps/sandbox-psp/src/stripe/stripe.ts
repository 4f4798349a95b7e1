import { sign } from '../events/sign.ts';
import type { FakeProvider } from '../fake-provider.ts';
import { expireSessions } from './decide.ts';
import { stripeRoutes } from './stripe.routes.ts';

/** Stripe's embedded checkout, which keeps sessions of its own. */
export const stripe: FakeProvider = {
  name: 'stripe',
  routes: stripeRoutes,
  endOverdue: expireSessions,
  sign: (body, settings, at) => ({ 'stripe-signature': sign(body, settings.webhookSecret, at) }),
};

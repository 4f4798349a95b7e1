import { sign } from '../events/sign.ts';
import type { FakeProvider } from '../fake-provider.ts';
import { hostedRoutes } from './hosted.routes.ts';
import { hostedEvent } from './hosted-wire.ts';

/** A hosted payment page: docs/hosted-page.md is its protocol. */
const hostedPage = (name: string): FakeProvider => ({
  name,
  routes: (server, parts) => hostedRoutes(server, parts, name),
  eventOf: hostedEvent,
  sign: (body, settings, at) => ({ 'x-signature': sign(body, settings.hostedPageWebhookSecret, at) }),
});

export const hosted: readonly FakeProvider[] = ['onlypay', 'cpay', 'pingpong'].map(hostedPage);

import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { type Choice, choices, decide } from '../stripe/decide.ts';
import { findSession } from '../stripe/session.store.ts';
import { framePage, paymentPage } from './page.ts';

const style = readFileSync(new URL('./checkout.css', import.meta.url), 'utf8');
const frameScript = readFileSync(new URL('./frame.js', import.meta.url), 'utf8');

/** What the payer's browser is told on its way back, in the words of Stripe's own return addresses. */
const redirectStatus: Record<Choice, string> = {
  approve: 'succeeded',
  decline: 'failed',
  cancel: 'canceled',
  pending: 'pending',
};

/** The hosted page. `/checkout#<client secret>` is what the casino frames; the secret then never reaches a log as a query. */
export function checkoutPages(server: FastifyInstance, { db, settings, events }: Parts): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self' ${settings.publicOrigin}`,
    `frame-ancestors ${settings.publicOrigin}`,
    "base-uri 'none'",
  ].join('; ');
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  server.get('/checkout.css', (_request, reply) => reply.type('text/css').send(style));
  server.get('/frame.js', (_request, reply) => reply.type('text/javascript').send(frameScript));
  server.get('/checkout', (_request, reply) => html(reply, framePage()));

  const address = z.object({ secret: z.string().regex(/^cs_test_[0-9a-f]+_secret_[0-9a-f]+$/) });
  const choice = z.object({ choice: z.enum(choices) });

  server.get('/pay/:secret', async (request, reply) => {
    const { data } = address.safeParse(request.params);
    const session = data && (await findSession(db, 'client_secret', data.secret));
    return html(session ? reply : reply.status(404), paymentPage(session));
  });

  server.post('/pay/:secret', async (request, reply) => {
    const { data } = address.safeParse(request.params);
    const chosen = choice.safeParse(request.body);
    const session = data && (await findSession(db, 'client_secret', data.secret));
    if (!session || !chosen.success) return html(reply.status(404), paymentPage(undefined));
    const decided = await decide(db, session.id, chosen.data.choice);
    if (!decided) return html(reply.status(409), paymentPage(session));
    events.wake();
    const back = new URL(session.returnUrl);
    back.searchParams.set('redirect_status', redirectStatus[chosen.data.choice]);
    return reply.redirect(back.toString(), 303);
  });
}

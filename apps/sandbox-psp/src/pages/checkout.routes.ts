import { readFileSync } from 'node:fs';
import type { Database } from '@fairhouse/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Choice, choices } from '../choices.ts';
import type { Parts } from '../fake-provider.ts';
import * as payments from '../payments/decide-payment.ts';
import { findPayment } from '../payments/payment.store.ts';
import * as sessions from '../stripe/decide.ts';
import { findSession } from '../stripe/session.store.ts';
import { framePage, type Payable, paymentPage } from './page.ts';

const style = readFileSync(new URL('./checkout.css', import.meta.url), 'utf8');
const frameScript = readFileSync(new URL('./frame.js', import.meta.url), 'utf8');

/** What the payer's browser is sent on its way back, in the words of Stripe's own return addresses. */
const redirectStatus: Record<Choice, string> = {
  approve: 'succeeded',
  decline: 'failed',
  fault: 'failed',
  cancel: 'canceled',
  pending: 'pending',
};

/** The pages on which a payer decides. `/checkout#<client secret>` is what the casino frames; the secret then never reaches a log as a query. */
export function checkoutPages(server: FastifyInstance, parts: Parts): void {
  const { db, settings, events } = parts;
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

  const wayBack = (request: FastifyRequest) =>
    request.headers['sec-fetch-dest'] === 'iframe' ? undefined : settings.publicOrigin;
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  server.get('/checkout.css', (_request, reply) => reply.type('text/css').send(style));
  server.get('/frame.js', (_request, reply) => reply.type('text/javascript').send(frameScript));
  server.get('/checkout', (_request, reply) => html(reply, framePage()));

  // A payer may name another account than the own one, to see what the casino makes of a shared one.
  const choice = z.object({ choice: z.enum(choices), payer: z.string().trim().max(60).default('') });
  const pages: Record<string, PayPage> = {
    '/pay/:secret': sessionPage(db),
    '/payment/:secret': providerPage(parts),
  };
  for (const [path, { find, decide }] of Object.entries(pages)) {
    server.get<{ Params: { secret: string } }>(path, async (request, reply) => {
      const found = await find(request.params.secret);
      return html(found ? reply : reply.status(404), paymentPage(found, wayBack(request)));
    });

    server.post<{ Params: { secret: string } }>(path, async (request, reply) => {
      const chosen = choice.safeParse(request.body);
      const found = await find(request.params.secret);
      if (!found || !chosen.success) return html(reply.status(404), paymentPage(undefined, wayBack(request)));
      const back = await decide(found.id, chosen.data.choice, chosen.data.payer || null);
      if (!back) return html(reply.status(409), paymentPage(found, wayBack(request)));
      events.wake();
      return reply.redirect(back, 303);
    });
  }
}

/** Where a page finds its payment, and where the payer goes after deciding; undefined when another choice was made before. */
interface PayPage {
  find(secret: string): Promise<(Payable & { id: string }) | undefined>;
  decide(id: string, choice: Choice, payer: string | null): Promise<string | undefined>;
}

function sessionPage(db: Database): PayPage {
  return {
    async find(secret) {
      if (!/^cs_test_[0-9a-f]+_secret_[0-9a-f]+$/.test(secret)) return undefined;
      const session = await findSession(db, 'client_secret', secret);
      if (!session) return undefined;
      const { id, amount, currency, status, intentStatus } = session;
      const stage = status === 'open' ? 'open' : intentStatus === 'processing' ? 'pending' : 'over';
      return { id, amount, currency: currency.toUpperCase(), order: orderOf(id), stage };
    },
    async decide(id, choice, payer) {
      const session = (await sessions.decide(db, id, choice, payer)) ?? (await sessions.decidedBefore(db, id, choice));
      if (!session) return undefined;
      const back = new URL(session.returnUrl);
      back.searchParams.set('redirect_status', redirectStatus[choice]);
      return back.toString();
    },
  };
}

function providerPage(parts: Parts): PayPage {
  const { db, providers } = parts;
  return {
    async find(token) {
      if (!/^[0-9a-f]{36}$/.test(token)) return undefined;
      const payment = await findPayment(db, 'token', token);
      if (!payment) return undefined;
      const { id, amount, currency, state, holder } = payment;
      const stage = state === 'open' || state === 'pending' ? state : 'over';
      const asker = providers.get(payment.provider)?.asker;
      return { id, amount, currency, order: orderOf(id), holder, stage, faults: true, ...(asker ? { asker } : {}) };
    },
    async decide(id, choice, payer) {
      const payment =
        (await payments.decidePayment(parts, id, choice, payer)) ?? (await payments.decidedBefore(parts, id, choice));
      return payment && (providers.get(payment.provider)?.returnUrlOf?.(payment) ?? payment.returnUrl);
    },
  };
}

function orderOf(id: string): string {
  return id.slice(-10).toUpperCase();
}

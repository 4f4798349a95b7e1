import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../parts.ts';
import { findPayout, type Payout, readControl, upsertPayout } from './payout.store.ts';

const request = z.object({
  id: z.string().min(1).max(100),
  method: z.enum(['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'PAYID']),
  amount: z.string().regex(/^\d{1,13}\.\d{2,8}$/),
  currency: z.enum(['USD', 'EUR', 'BRL', 'BTC']),
  destination: z.record(z.string(), z.string().max(254)),
});

/** How the pretend bank takes the next payouts: a test chooses, otherwise it settles them. */
export const payoutBehaviours = ['settle', 'refuse', 'fail', 'hangUp', 'slow', 'busy'] as const;

const slowMs = 2_000;

/** Payouts: accepted at once, settled or failed a little later, one payout for an id however often it is sent. */
export function payoutRoutes(server: FastifyInstance, { db, settings }: Parts): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!carries(request.headers.authorization, settings.payoutSecret)) return reply.status(401).send({});
  });

  server.post('/payouts', async (message, reply) => {
    const parsed = request.safeParse(message.body);
    if (!parsed.success) return reply.status(422).send({ reason: 'The instruction is not complete.' });
    const behaviour = await readControl(db, 'payouts');
    if (behaviour === 'refuse') return reply.status(422).send({ reason: 'The account does not exist.' });
    if (behaviour === 'busy') return reply.status(503).send({});
    const payout = await upsertPayout(
      db,
      parsed.data,
      behaviour === 'fail' ? 'fail' : 'settle',
      settings.settleAfterMs,
    );
    if (!payout.same) return reply.status(409).send({ reason: 'This id was used for another payout.' });
    // The instruction is taken, but its answer is lost on the way: the sender must not take that for a failure.
    if (behaviour === 'hangUp') return reply.hijack().raw.destroy();
    if (behaviour === 'slow') await sleep(slowMs);
    return wireOf(payout);
  });

  // Who a PayID belongs to, which a bank shows before it pays: https://payid.com.au. Those that begin with 'nobody' are none.
  server.get<{ Params: { payId: string } }>('/payids/:payId', async (message, reply) => {
    const { payId } = message.params;
    return payId.startsWith('nobody') ? reply.status(404).send({}) : { payId, name: 'M SANTOS' };
  });

  server.get<{ Params: { id: string } }>('/payouts/:id', async (message, reply) => {
    const payout = await findPayout(db, message.params.id);
    return payout ? wireOf(payout) : reply.status(404).send({});
  });
}

function wireOf({ providerId, state }: Payout) {
  return state === 'failed' ? { providerId, state, reason: 'The account was closed.' } : { providerId, state };
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../fake-provider.ts';
import { findPayout, listPayoutsVia, type Payout } from './payout.store.ts';
import { takePayout } from './take-payout.ts';

const request = z.object({
  id: z.string().min(1).max(100),
  method: z.enum(['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'PAYID']),
  amount: z.string().regex(/^\d{1,13}\.\d{2,8}$/),
  currency: z.enum(['USD', 'EUR', 'BRL', 'BTC']),
  destination: z.record(z.string(), z.string().max(254)),
});
const period = z.object({ from: z.coerce.date(), to: z.coerce.date() });
const mostListed = 100_000;

/** The sandbox's own interface: accepted at once, settled or failed a little later. */
export function payoutRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings } = parts;
  server.addHook('onRequest', async (request, reply) => {
    if (!carries(request.headers.authorization, settings.payoutSecret)) return reply.status(401).send({});
  });

  server.post('/payouts', async (message, reply) => {
    const asked = request.safeParse(message.body);
    if (!asked.success) return reply.status(422).send({ reason: 'The instruction is not complete.' });
    const taken = await takePayout(parts, { ...asked.data, via: 'own' });
    switch (taken.is) {
      case 'refused':
        return reply.status(422).send({ reason: 'The account does not exist.' });
      case 'busy':
        return reply.status(503).send({});
      case 'another':
        return reply.status(409).send({ reason: 'This id was used for another payout.' });
      case 'lost':
        return reply.hijack().raw.destroy();
      case 'taken':
        return wireOf(taken.payout);
    }
  });

  // Who a PayID belongs to, which a bank shows before it pays: https://payid.com.au. Those that begin with 'nobody' are none.
  server.get<{ Params: { payId: string } }>('/payids/:payId', async (message, reply) => {
    const { payId } = message.params;
    return payId.startsWith('nobody') ? reply.status(404).send({}) : { payId, name: 'M SANTOS' };
  });

  server.get<{ Params: { id: string } }>('/payouts/:id', async (message, reply) => {
    const payout = await findPayout(db, 'own', 'id', message.params.id);
    return payout ? wireOf(payout) : reply.status(404).send({});
  });

  server.get('/payouts', async (message, reply) => {
    const asked = period.safeParse(message.query);
    if (!asked.success) return reply.status(422).send({ reason: 'The period is not complete.' });
    const listed = await listPayoutsVia(db, 'own', { ...asked.data, size: mostListed });
    return listed.filter(({ state }) => state === 'settled').map(wireOf);
  });
}

const reasons: Partial<Record<Payout['state'], string>> = {
  failed: 'The account was closed.',
  returned: 'The bank sent the payment back.',
};

function wireOf({ id, providerId, state, amount, currency }: Payout) {
  const reason = reasons[state];
  return reason ? { id, providerId, state: 'failed', reason } : { id, providerId, state, amount, currency };
}

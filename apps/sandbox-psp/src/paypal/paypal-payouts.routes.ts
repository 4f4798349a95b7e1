import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { findPayout, type Payout } from '../payouts/payout.store.ts';
import { takePayout } from '../payouts/take-payout.ts';

const batch = z.object({
  sender_batch_header: z.object({ sender_batch_id: z.string().min(1).max(256) }),
  items: z.tuple([
    z.object({
      recipient_type: z.literal('EMAIL'),
      receiver: z.email().max(127),
      sender_item_id: z.string().min(1).max(63),
      amount: z.object({ currency: z.enum(['USD', 'EUR', 'BRL']), value: z.string().regex(/^\d{1,10}\.\d{2}$/) }),
    }),
  ]),
});

const path = '/v1/payments/payouts';

/** PayPal's batch payouts, one item each: https://developer.paypal.com/docs/api/payments.payouts-batch/v1/ */
export function paypalPayoutRoutes(server: FastifyInstance, parts: Parts): void {
  const problem = (name: string, details: object[]) => ({ name, message: name, debug_id: 'sandbox', details });

  server.post(path, async (request, reply) => {
    const asked = batch.safeParse(request.body);
    if (!asked.success) return reply.status(400).send(problem('VALIDATION_ERROR', [{ issue: 'INVALID_PARAMETER' }]));
    const [{ receiver, amount }] = asked.data.items;
    const taken = await takePayout(parts, {
      id: asked.data.sender_batch_header.sender_batch_id,
      via: 'paypal',
      method: 'PAYPAL',
      amount: amount.value,
      currency: amount.currency,
      destination: { email: receiver },
    });
    if (taken.is === 'lost') return reply.hijack().raw.destroy();
    if (taken.is === 'refused') {
      return reply.status(422).send(problem('UNPROCESSABLE_ENTITY', [{ issue: 'RECEIVER_UNCONFIRMED' }]));
    }
    if (taken.is === 'busy') return reply.status(503).send(problem('SERVICE_UNAVAILABLE', []));
    if (taken.is === 'another' || !taken.isFirst) {
      const href = `https://api.sandbox.paypal.com${path}/${taken.payout.providerId}`;
      return reply.status(400).send(
        problem('USER_BUSINESS_ERROR', [
          {
            field: 'SENDER_BATCH_ID',
            location: 'body',
            issue: 'Batch with given sender_batch_id already exists',
            link: [{ href, rel: 'self', method: 'GET', encType: 'application/json' }],
          },
        ]),
      );
    }
    return reply.status(201).send({ batch_header: headerOf(taken.payout, 'PENDING') });
  });

  server.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const payout = await findPayout(parts.db, 'paypal', 'provider_id', request.params.id);
    if (!payout) return reply.status(404).send(problem('RESOURCE_NOT_FOUND', [{ issue: 'INVALID_RESOURCE_ID' }]));
    return batchWire(payout);
  });
}

const itemStates: Record<Payout['state'], string> = {
  accepted: 'PENDING',
  settled: 'SUCCESS',
  failed: 'FAILED',
  returned: 'RETURNED',
};

function headerOf({ id, providerId, createdAt }: Payout, batch_status: string) {
  return {
    payout_batch_id: providerId,
    batch_status,
    time_created: createdAt.toISOString(),
    sender_batch_header: { sender_batch_id: id },
  };
}

function batchWire(payout: Payout) {
  const { id, providerId, state, amount: value, currency } = payout;
  return {
    batch_header: headerOf(payout, state === 'accepted' ? 'PROCESSING' : 'SUCCESS'),
    items: [
      {
        payout_item_id: providerId,
        payout_batch_id: providerId,
        transaction_status: itemStates[state],
        payout_item: { sender_item_id: id, amount: { value, currency } },
        ...(state === 'failed' ? { errors: { name: 'RECEIVER_ACCOUNT_LOCKED' } } : {}),
      },
    ],
  };
}

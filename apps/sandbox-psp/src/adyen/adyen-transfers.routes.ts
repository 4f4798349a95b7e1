import { amountOf, decimalText, isCurrency, parseAmount } from '@fairhouse/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { findPayout, listPayoutsVia, type Payout } from '../payouts/payout.store.ts';
import { takePayout } from '../payouts/take-payout.ts';

const transfer = z.object({
  reference: z.string().min(1).max(80),
  category: z.literal('bank'),
  balanceAccountId: z.string().min(1),
  amount: z.object({ value: z.int().positive(), currency: z.literal('USD') }),
  counterparty: z.object({
    bankAccount: z.object({
      accountHolder: z.object({ fullName: z.string().regex(/^[A-Za-z0-9,.;:\-/+&!?@()"' ]{1,140}$/) }),
      accountIdentification: z.object({
        type: z.literal('usLocal'),
        routingNumber: z.string().regex(/^\d{9}$/),
        accountNumber: z.string().regex(/^\d{2,18}$/),
      }),
    }),
  }),
});
const query = z.object({
  balanceAccountId: z.string().min(1),
  createdSince: z.coerce.date(),
  createdUntil: z.coerce.date(),
  reference: z.string().optional(),
  cursor: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});
const mostListed = 100_000;

/** Adyen's transfers to bank accounts: https://docs.adyen.com/api-explorer/transfers/4/overview */
export function adyenTransferRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings } = parts;

  server.post('/adyen/btl/v4/transfers', async (request, reply) => {
    const asked = transfer.safeParse(request.body);
    if (!asked.success) return refuseForm(reply, asked.error);
    const { reference, amount, counterparty } = asked.data;
    if (request.headers['idempotency-key'] !== reference) return refuse(reply, 422, '30_001', ['reference']);
    const { accountHolder, accountIdentification } = counterparty.bankAccount;
    const { routingNumber, accountNumber } = accountIdentification;
    const taken = await takePayout(parts, {
      id: reference,
      via: 'adyen',
      method: 'BANK_CARD',
      amount: decimalText(amountOf(amount.currency, BigInt(amount.value))),
      currency: amount.currency,
      destination: { routingNumber, accountNumber, accountName: accountHolder.fullName },
    });
    switch (taken.is) {
      case 'refused':
        return refuse(reply, 422, '30_081', ['counterparty.bankAccount.accountIdentification.accountNumber']);
      case 'busy':
        return refuse(reply, 500, '00_500', []);
      case 'another':
        return refuse(reply, 422, '704', []);
      case 'lost':
        return reply.hijack().raw.destroy();
      case 'taken':
        return reply.status(202).send(transferWire(taken.payout));
    }
  });

  server.get('/adyen/btl/v4/transfers', async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) return refuseForm(reply, asked.error);
    const { createdSince: from, createdUntil: to, reference, cursor, limit } = asked.data;
    const listed = await listPayoutsVia(db, 'adyen', { from, to, size: mostListed });
    const found = listed.filter(({ id }) => reference === undefined || id === reference);
    const next = new URL(request.url, settings.ownOrigin);
    next.searchParams.set('cursor', String(cursor + limit));
    return {
      data: found.slice(cursor, cursor + limit).map(transferWire),
      ...(found.length > cursor + limit ? { _links: { next: { href: next.toString() } } } : {}),
    };
  });

  server.get<{ Params: { id: string } }>('/adyen/btl/v4/transfers/:id', async (request, reply) => {
    const payout = await findPayout(db, 'adyen', 'provider_id', request.params.id);
    return payout ? transferWire(payout) : refuse(reply, 404, '30_112', []);
  });
}

const statuses: Record<Payout['state'], [status: string, reason: string]> = {
  accepted: ['authorised', 'approved'],
  settled: ['booked', 'approved'],
  failed: ['failed', 'counterpartyAccountClosed'],
  returned: ['returned', 'counterpartyAccountNotFound'],
};

function transferWire({ id, providerId, state, amount: text, currency, createdAt }: Payout) {
  const [status, reason] = statuses[state];
  const amount = isCurrency(currency) ? parseAmount(text, currency) : undefined;
  return {
    id: providerId,
    reference: id,
    status,
    reason,
    category: 'bank',
    type: 'bankTransfer',
    direction: 'outgoing',
    amount: { value: Number(amount?.minor), currency },
    createdAt: createdAt.toISOString(),
  };
}

/** What does not have the form of the call. */
function refuseForm(reply: FastifyReply, { issues }: z.ZodError): FastifyReply {
  const fields = issues.map(({ path }) => path.join('.'));
  return refuse(reply, 422, '30_031', fields);
}

function refuse(reply: FastifyReply, status: number, errorCode: string, fields: string[]): FastifyReply {
  const invalidFields = fields.map((name) => ({ name, value: '', message: 'This field is not right.' }));
  return reply.status(status).send({ type: 'about:blank', title: 'Refused', status, errorCode, invalidFields });
}

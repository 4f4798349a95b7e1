import { createHash, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { decimalText, fromWire } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { findPayout, type Payout } from '../payouts/payout.store.ts';
import { takePayout } from '../payouts/take-payout.ts';

const amount = z.number().positive();
const intent = z
  .object({
    external_reference: z.string().regex(/^[\w-]{1,64}$/),
    point_of_interaction: z.object({ type: z.literal('PSP_TRANSFER') }),
    transaction: z.object({
      from: z.object({ accounts: z.tuple([z.object({ amount })]) }),
      to: z.object({
        accounts: z.tuple([
          z.object({
            type: z.literal('current'),
            amount,
            chave: z.object({ type: z.literal('EMAIL'), value: z.email() }),
            owner: z.object({
              identification: z.object({ type: z.literal('CPF'), number: z.string().regex(/^\d{11}$/) }),
            }),
          }),
        ]),
      }),
      total_amount: amount,
    }),
  })
  .refine(({ transaction: { from, to, total_amount } }) =>
    [from.accounts[0].amount, to.accounts[0].amount].every((value) => value === total_amount),
  );

/**
 * Mercado Pago's transaction intents: PIX to a key. https://www.mercadopago.com.br/developers/en/docs/payouts/integration-configuration/money-transfers
 * The signature is over the bytes of the body, so the body is read as text here.
 */
export function pixPayoutRoutes(server: FastifyInstance, parts: Parts): void {
  const publicKey = publicKeyOf(parts.settings.hostedPageKey);
  const problem = (status: number, error: string) => ({ status, error, message: error.replaceAll('_', ' ') });
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.post('/v1/transaction-intents/process', async (request, reply) => {
    const text = String(request.body);
    const signature = Buffer.from(String(request.headers['x-signature']), 'base64');
    if (!verify(null, Buffer.from(text), publicKey, signature)) {
      return reply.status(400).send(problem(400, 'invalid_signature'));
    }
    const asked = intent.safeParse(jsonOf(text));
    const total = asked.success ? fromWire(asked.data.transaction.total_amount, 'BRL') : undefined;
    if (!asked.success || !total) return reply.status(400).send(problem(400, 'invalid_body'));
    const id = request.headers['x-idempotency-key'];
    if (typeof id !== 'string') return reply.status(400).send(problem(400, 'idempotency_key_is_required'));
    const [{ chave, owner }] = asked.data.transaction.to.accounts;
    const taken = await takePayout(parts, {
      id,
      via: 'mercado-pago',
      method: 'MERCADO_PAGO',
      amount: decimalText(total),
      currency: 'BRL',
      destination: { email: chave.value, cpf: owner.identification.number },
    });
    switch (taken.is) {
      case 'refused':
        return reply.status(400).send(problem(400, 'participant_is_not_available'));
      case 'busy':
        return reply.status(500).send(problem(500, 'internal_server_error'));
      case 'another':
        return reply.status(409).send(problem(409, 'idempotency_key_already_used'));
      case 'lost':
        return reply.hijack().raw.destroy();
      case 'taken':
        return reply.status(202).send(intentWire(taken.payout));
    }
  });

  server.get<{ Params: { id: string } }>('/v1/transaction-intents/:id', async (request, reply) => {
    const payout = await findPayout(parts.db, 'mercado-pago', 'provider_id', request.params.id);
    return payout ? intentWire(payout) : reply.status(404).send(problem(404, 'not_found'));
  });
}

const statuses: Record<Payout['state'], [status: string, detail: string]> = {
  accepted: ['approved', 'approved'],
  settled: ['processed', 'approved'],
  failed: ['rejected', 'by_bank'],
  returned: ['refunded', 'refunded'],
};

function intentWire({ id, providerId, state, amount: text, currency, createdAt }: Payout) {
  const [status, status_detail] = statuses[state];
  return {
    id: providerId,
    status,
    external_reference: id,
    created_date: createdAt.toISOString(),
    transaction: {
      from: { accounts: [{ amount: Number(text) }] },
      to: { accounts: [{ amount: Number(text), currency_id: currency, status_detail }] },
      total_amount: Number(text),
      paid_amount: Number(text),
      refunded_amount: state === 'returned' ? Number(text) : 0,
    },
  };
}

/** The public half of the key that the casino makes of the same secret. */
function publicKeyOf(secret: string) {
  const seed = createHash('sha256').update(secret).digest();
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { z } from 'zod';
import type { FormValue } from './form.ts';
import { insertIdempotencyKey, insertSession, lockIdempotencyKey, lockSession, type Session } from './session.store.ts';

const minor = z.string().regex(/^[1-9]\d{0,7}$/, 'must be a positive whole number of at most 99999999');

const input = z.object({
  mode: z.literal('payment'),
  ui_mode: z.literal('embedded_page'),
  return_url: z.url(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.object({
    0: z.object({
      quantity: z.literal('1'),
      price_data: z.object({ currency: z.enum(['usd', 'eur', 'brl']), unit_amount: minor }),
    }),
  }),
  payment_intent_data: z.object({ metadata: z.record(z.string(), z.string()).default({}) }).optional(),
});

export type CreatedSession =
  | { ok: true; session: Session }
  | { ok: false; status: 400 | 409; type: string; message: string };

const asCreated = { status: 'open', paymentStatus: 'unpaid', intentStatus: 'requires_payment_method' } as const;

/** The same idempotency key with the same parameters is the same session; with others it is an error, as at Stripe. */
export async function createSession(
  db: Database,
  form: { [key: string]: FormValue },
  key: string | undefined,
): Promise<CreatedSession> {
  const parsed = input.safeParse(form);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const message = `Invalid ${issue.path.join('.')}: ${issue.message}`;
    return { ok: false, status: 400, type: 'invalid_request_error', message };
  }
  const requestHash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  return inTransaction(db, async (tx): Promise<CreatedSession> => {
    const used = key ? await lockIdempotencyKey(tx, key) : undefined;
    if (used && used.requestHash !== requestHash) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { ok: false, status: 400, type: 'idempotency_error', message };
    }
    // The repeat gets the first answer, whatever became of the session since.
    if (used) return { ok: true, session: { ...(await lockSession(tx, used.sessionId))!, ...asCreated } };

    const id = `cs_test_${randomBytes(18).toString('hex')}`;
    const price = parsed.data.line_items[0].price_data;
    const session = await insertSession(tx, {
      id,
      clientSecret: `${id}_secret_${randomBytes(18).toString('hex')}`,
      intentId: `pi_${randomBytes(12).toString('hex')}`,
      reference: parsed.data.client_reference_id ?? null,
      amount: BigInt(price.unit_amount),
      currency: price.currency,
      metadata: parsed.data.payment_intent_data?.metadata ?? {},
      returnUrl: parsed.data.return_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    });
    if (key) await insertIdempotencyKey(tx, key, requestHash, id);
    return { ok: true, session };
  });
}

import { inTransaction } from '@fairhouse/database';
import type { CreatedOrder, OrderRequest, PaymentProvider } from '@fairhouse/payments';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { applyObservation } from './apply-observation.ts';
import { type Attempt, lockAttempt, updateAttempt } from './attempt.store.ts';
import { methodWithPayer } from './cards/billing.ts';
import { findPayer } from './cards/payer.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import type { AttemptState } from './deposit.states.ts';
import { storeNextStep } from './next-step.store.ts';

/**
 * Asks the provider for the order of an attempt that is stored already. The attempt's reference is the idempotency key,
 * so this may be repeated: by the same click, by a second one, by the order sweeper after a crash.
 */
export async function placeOrder(
  deps: DepositDeps,
  provider: PaymentProvider,
  attempt: Attempt,
  language: string,
  coin?: string,
): Promise<CreatedOrder> {
  const request: OrderRequest = {
    attemptId: attempt.reference,
    amount: attempt.pays,
    orderedAt: attempt.createdAt,
    returnUrl: `${deps.publicOrigin}/payment/${provider.name}/return?attempt=${attempt.reference}`,
    ...(coin === undefined ? {} : { coin }),
    payer: await payerOf(deps, attempt),
    email: await deps.emailOf(attempt.memberId),
    language,
  };
  const created = await deps.aboutPayment({ kind: 'deposit', id: attempt.id }, () => provider.createOrder(request));
  await inTransaction(deps.db, async (tx) => {
    const now = await lockAttempt(tx, attempt.id);
    if (created.outcome === 'created') await storeNextStep(tx, now, created.next);
    const orderId = now.orderId ?? (created.outcome === 'created' ? created.orderId : null);
    const state = stateAfter(now.state, created.outcome);
    if (state === now.state && orderId === now.orderId) return;
    await updateAttempt(tx, now, { ...now, state, orderId, asking: state !== 'failed' });
    await recordAuditEvent(tx, {
      actor: 'system:cashier',
      memberId: now.memberId,
      subject: `deposit:${now.id}`,
      command: 'deposit.order',
      before: { state: now.state },
      after: { state, outcome: created.outcome, ...(created.outcome === 'created' ? {} : { reason: created.reason }) },
    });
  });
  if (created.outcome === 'created' && created.observed) await applyObservation(deps, created.observed, 'order');
  return created;
}

async function payerOf({ db }: DepositDeps, attempt: Attempt): Promise<OrderRequest['payer']> {
  const payer = attempt.method === methodWithPayer ? await findPayer(db, attempt) : undefined;
  if (!payer) return undefined;
  const { cardFirstName, cardLastName, cardCountry, cardState, cardCity, cardAddress, cardPostalCode } = payer;
  return {
    firstName: cardFirstName,
    lastName: cardLastName,
    billing: {
      country: cardCountry,
      state: cardState,
      city: cardCity,
      address: cardAddress,
      postalCode: cardPostalCode,
    },
  };
}

/** A webhook may have overtaken the answer: only an attempt that had no order yet moves here. */
function stateAfter(state: AttemptState, outcome: CreatedOrder['outcome']): AttemptState {
  if (state !== 'created' && state !== 'unknown') return state;
  return outcome === 'created' ? 'pending' : outcome === 'refused' ? 'failed' : 'unknown';
}

import { inTransaction } from '@fairhouse/database';
import {
  type CreatedOrder,
  type Decline,
  notReached,
  type OrderRequest,
  type PaymentProvider,
} from '@fairhouse/payments';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { applyObservation } from './apply-observation.ts';
import { type Attempt, lockAttempt, updateAttempt } from './attempt.store.ts';
import { methodWithPayer } from './cards/billing.ts';
import { findPayer } from './cards/payer.store.ts';
import { claimPlacing, currentAttempt, isOfCascade, readPlacing, releasePlacing } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import type { AttemptState } from './deposit.states.ts';
import { storeNextStep } from './next-step.store.ts';
import { openNext } from './open-next.ts';

/** An order as it stands, at the provider of its attempt. */
export interface Placed {
  attempt: Attempt;
  order: CreatedOrder;
}

interface Choices {
  language: string;
  /** That the payer chose. */
  coin?: string | undefined;
}

/**
 * Asks the provider for the order of an attempt that is stored already. The attempt's reference is the idempotency key,
 * so this may be repeated: by the same click, by a second one, by the order sweeper after a crash. After a technical decline the
 * provider that is next is asked, for an attempt of its own.
 */
export async function placeOrder(deps: DepositDeps, asked: Attempt, choices: Choices): Promise<Placed> {
  let attempt = isOfCascade(asked) ? await currentAttempt(deps.db, asked) : asked;
  for (;;) {
    const { order, next } = await placeAt(deps, attempt, choices);
    if (!next) return { attempt, order };
    attempt = next;
  }
}

interface PlacedAt {
  order: CreatedOrder;
  /** Another attempt of the deposit takes its place. */
  next?: Attempt | undefined;
}

async function placeAt(deps: DepositDeps, attempt: Attempt, choices: Choices): Promise<PlacedAt> {
  const provider = deps.providers.get(attempt.provider);
  if (!provider) return { order: { outcome: 'unknown', reason: 'the provider is not configured any more' } };
  // Where another provider may be asked, only one process asks: its answer decides for all.
  const times = attempt.alternatives > 0 ? await claimPlacing(deps.db, attempt) : 1;
  if (times === undefined) return orderOfOther(deps, attempt);
  const request = await requestOf(deps, provider, attempt, choices);
  const created = await deps.aboutPayment({ kind: 'deposit', id: attempt.id }, () => provider.createOrder(request));
  const next = await noteOrder(deps, attempt, declinedIf(created, attempt, times));
  if (next) return { order: created, next };
  if (created.outcome === 'created' && created.observed) {
    await applyObservation(deps, created.observed, 'order');
    const now = attempt.alternatives > 0 ? await currentAttempt(deps.db, attempt) : attempt;
    if (now.id !== attempt.id) return { order: created, next: now };
  }
  return { order: created };
}

/**
 * A provider that could not be reached at the first try has created nothing, which counts as a technical decline where another one is left.
 * At a later try neither that nor its fault says anything about the first, whose answer may have been lost.
 */
function declinedIf(created: CreatedOrder, { alternatives }: Attempt, times: number): CreatedOrder {
  const isFaultLater = created.outcome === 'refused' && created.decline?.class === 'technical' && times > 1;
  if (isFaultLater) return { outcome: 'unknown', reason: created.reason };
  const isNotThere = created.outcome === 'unknown' && created.notSent && times === 1 && alternatives > 0;
  return isNotThere ? { outcome: 'refused', reason: created.reason, decline: notReached } : created;
}

/** Keeps what the provider has answered. Answers the attempt that comes next, after a technical decline. */
async function noteOrder(deps: DepositDeps, { id }: Attempt, created: CreatedOrder): Promise<Attempt | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const now = await lockAttempt(tx, id);
    if (now.alternatives > 0) await releasePlacing(tx, now);
    if (created.outcome === 'created') await storeNextStep(tx, now, created.next);
    const orderId = now.orderId ?? (created.outcome === 'created' ? created.orderId : null);
    const state = stateAfter(now.state, created.outcome);
    if (state === now.state && orderId === now.orderId) return undefined;
    await updateAttempt(tx, now, { ...now, state, orderId, asking: state !== 'failed' });
    const decline = declineOf(created);
    await recordAuditEvent(tx, {
      actor: 'system:cashier',
      memberId: now.memberId,
      subject: `deposit:${now.id}`,
      command: 'deposit.order',
      before: { state: now.state },
      after: {
        state,
        outcome: created.outcome,
        ...(created.outcome === 'created' ? {} : { reason: created.reason }),
        ...(decline ? { decline: decline.class, code: decline.code } : {}),
      },
    });
    return state === 'failed' ? openNext(tx, deps, now, decline) : undefined;
  });
}

function declineOf(created: CreatedOrder): Decline | undefined {
  return created.outcome === 'refused' ? created.decline : undefined;
}

const lookEveryMs = 250;
const waitMs = 15_000;

/** What another process comes to that asks for the same order, as far as it is known within some seconds. */
async function orderOfOther(deps: DepositDeps, asked: Attempt): Promise<PlacedAt> {
  for (const until = performance.now() + waitMs; performance.now() < until; ) {
    const { attempt, step, isBeingPlaced } = await readPlacing(deps.db, asked);
    if (attempt.continued) return { order: stillUnknown, next: await currentAttempt(deps.db, attempt) };
    if (attempt.orderId !== null && step) {
      return { order: { outcome: 'created', orderId: attempt.orderId, next: step } };
    }
    if (!isBeingPlaced) break;
    await new Promise((done) => setTimeout(done, lookEveryMs));
  }
  return { order: stillUnknown };
}

const stillUnknown: CreatedOrder = { outcome: 'unknown', reason: 'the order is being placed by another call' };

async function requestOf(
  deps: DepositDeps,
  provider: PaymentProvider,
  attempt: Attempt,
  { language, coin }: Choices,
): Promise<OrderRequest> {
  return {
    attemptId: attempt.reference,
    amount: attempt.pays,
    orderedAt: attempt.createdAt,
    returnUrl: `${deps.publicOrigin}/payment/${provider.name}/return?attempt=${attempt.reference}`,
    ...(coin === undefined ? {} : { coin }),
    payer: await payerOf(deps, attempt),
    email: await deps.emailOf(attempt.memberId),
    language,
  };
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

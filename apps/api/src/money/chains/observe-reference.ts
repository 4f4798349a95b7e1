import { instrument, maskedEnd, type Observation, type ObservedState } from '@fairhouse/payments';
import { databaseTime } from '../../db/database-time.store.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { findOrder, orderOfId } from './order.store.ts';
import { type Sighting, sightingOfReference, sightingsOfOrder } from './sighting.store.ts';

/** How an attempt stands on the chains; undefined when it never ordered an address. */
export async function observeReference(
  { db }: Pick<ChainsDeps, 'db'>,
  reference: string,
): Promise<Observation | undefined> {
  const counted = await sightingOfReference(db, reference);
  if (counted) {
    const order = (await orderOfId(db, counted.orderId!))!;
    const credit = { minor: counted.worth!, currency: order.asked.currency };
    const said = counted.state === 'broken' ? observed('taken_back', counted) : observed('succeeded', counted);
    return {
      ...said,
      provider: order.provider,
      attemptId: reference,
      orderId: reference,
      amount: credit,
      creditsWhatCame: true,
      instruments: instrument('coins', counted.sender, maskedEnd(counted.sender ?? '')),
    };
  }
  const order = await findOrder(db, reference);
  if (!order) return undefined;
  const seen = (await sightingsOfOrder(db, order.id)).filter(
    ({ settledAt, reference: other }) => settledAt === null && other === null,
  );
  const state = stateOf(seen, order.expiresAt, await databaseTime(db));
  return {
    provider: order.provider,
    state,
    attemptId: reference,
    orderId: reference,
    paymentId: undefined,
    amount: undefined,
  };
}

function observed(state: ObservedState, { chain, txId, place }: Sighting) {
  return { state, paymentId: `${chain}:${txId}:${place}` };
}

function stateOf(seen: Sighting[], expiresAt: Date, now: Date): ObservedState {
  if (seen.some(({ state }) => state === 'waiting' || state === 'mined' || state === 'final')) return 'processing';
  if (now > expiresAt) return 'expired';
  return seen.length > 0 ? 'taken_back' : 'pending';
}

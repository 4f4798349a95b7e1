import type { ChainsDeps } from './chains.deps.ts';
import { observeReference } from './observe-reference.ts';
import { referencesOf } from './order.store.ts';

/** Tells the cashier how these orders stand now: seen, or taken back. What is lost here is asked for by the next poll. */
export async function tellOrders(deps: ChainsDeps, orderIds: bigint[]): Promise<void> {
  for (const reference of await referencesOf(deps.db, orderIds)) {
    const observation = await observeReference(deps, reference);
    if (observation) await deps.applyObservation(observation);
  }
}

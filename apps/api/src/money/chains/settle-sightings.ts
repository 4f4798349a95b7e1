import { type ChainName, creditFor, needsPrice } from '@fairhouse/chains';
import { inTransaction } from '@fairhouse/database';
import type { ChainsDeps } from './chains.deps.ts';
import { observeReference } from './observe-reference.ts';
import { addressesOf, lockOrder, orderOfId } from './order.store.ts';
import { markSettled, type Sighting, setWorth, sightingsOfOrder, unsettledSightings } from './sighting.store.ts';

const mostAtOnce = 50;

/**
 * Brings final transfers into the book: what one is worth is decided once and stored; then the cashier is told, again
 * and again until it has heard.
 */
export async function settleSightings(deps: ChainsDeps, chain: ChainName): Promise<void> {
  for (const sighting of await unsettledSightings(deps.db, chain, mostAtOnce)) {
    // One that cannot be priced now must not keep the others waiting; the next round finds it again.
    await settle(deps, sighting).catch((error: unknown) => {
      deps.log.warn({ err: error, chain, transaction: sighting.txId }, 'a transfer could not be settled');
    });
  }
}

async function settle(deps: ChainsDeps, sighting: Sighting): Promise<void> {
  const reference = sighting.worth === null ? await decide(deps, sighting) : sighting.reference;
  if (reference !== null) {
    const observation = (await observeReference(deps, reference))!;
    if ((await deps.applyObservation(observation)) === 'noAttempt') throw new Error('no attempt of that reference');
  }
  await markSettled(deps.db, sighting.id);
}

/** Answers the attempt that gets the credit; null where the transfer is worth less than the smallest unit of money. */
async function decide(deps: ChainsDeps, sighting: Sighting): Promise<string | null> {
  const { asked, expiresAt } = (await orderOfId(deps.db, sighting.orderId!))!;
  // The source is asked before anything is locked; whether it was needed shows under the lock.
  const price = await deps.prices.priceOf(sighting.coin, asked.currency);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, sighting.orderId!);
    const all = await sightingsOfOrder(tx, order.id);
    const now = all.find(({ id }) => id === sighting.id)!;
    if (now.worth !== null) return now.reference;
    const isFirst = all.every(({ reference }) => reference !== order.reference);
    const address = (await addressesOf(tx, order.id)).find(({ id }) => id === now.addressId)!;
    const quote = { coin: address.coin, asked, units: address.units, expiresAt };
    if (needsPrice(quote, now, isFirst) && !price.ok) throw new Error(`no price of ${now.coin}: ${price.reason}`);
    const credit = creditFor(quote, now, isFirst, price.ok ? price.price : undefined);
    if (credit.minor === 0n) {
      await setWorth(tx, now.id, 0n, null);
      return null;
    }
    const reference = isFirst ? order.reference : await deps.openFollowUp(tx, order.reference, credit);
    await setWorth(tx, now.id, credit.minor, reference);
    return reference;
  });
}

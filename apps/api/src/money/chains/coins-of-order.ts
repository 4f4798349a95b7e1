import { coins, coinText, confirmationsOf } from '@fairhouse/chains';
import type { ChainsDeps } from './chains.deps.ts';
import { readCursor } from './cursor.store.ts';
import { addressesOf, findOrder } from './order.store.ts';
import { type Sighting, sightingOfReference, sightingsOfOrder } from './sighting.store.ts';

/** What has been seen of it, how far it is confirmed, and from so many confirmations on it is credited. */
export async function arrivalOf(chains: ChainsDeps, { coin, chain, units, height, txId, seenAt }: Sighting) {
  const needed = chains.chains.get(chain)?.confirmations ?? 0;
  const tip = (await readCursor(chains.db, chain))?.height ?? 0;
  return {
    coin: coins[coin].symbol,
    coinNum: coinText(coin, units),
    txId,
    confirmations: Math.min(confirmationsOf(height, tip), needed),
    needed,
    seenAt,
  };
}

/**
 * Where the coins of an attempt were to be sent, and what has come of it. Money that came besides has an attempt of its
 * own, which had no address; it is told there and not here. Undefined where no coins are expected under this reference.
 */
export async function coinsOfOrder(chains: ChainsDeps, reference: string) {
  const order = await findOrder(chains.db, reference);
  if (!order) {
    const own = await sightingOfReference(chains.db, reference);
    return own && { places: [], arrivals: [await arrivalOf(chains, own)] };
  }
  const [addresses, seen] = await Promise.all([
    addressesOf(chains.db, order.id),
    sightingsOfOrder(chains.db, order.id),
  ]);
  const own = seen.filter((it) => it.state !== 'loose' && (it.reference ?? reference) === reference);
  return {
    places: addresses.map(({ coin, address, units }) => ({
      coin: coins[coin].symbol,
      address,
      coinNum: coinText(coin, units),
    })),
    arrivals: await Promise.all(own.map((sighting) => arrivalOf(chains, sighting))),
  };
}

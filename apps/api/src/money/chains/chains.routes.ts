import { isCoin } from '@fairhouse/chains';
import { type CryptCoin, calls, coinOfCrypt, cryptCoins, cryptoCoins } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { arrivalOf } from './coins-of-order.ts';
import { openCoins } from './create-chain-provider.ts';
import { findOrder } from './order.store.ts';
import { sightingsOfOrder } from './sighting.store.ts';

export interface ChainsRoutesDeps {
  chains: ChainsDeps;
  /** The page of the test wallet; null where chains are real. */
  testWallet: string | null;
  /** What the chains know the member's own attempt by. */
  referenceOf(memberId: bigint, attemptId: bigint): Promise<string | undefined>;
}

export function chainsRoutes({ chains, testWallet, referenceOf }: ChainsRoutesDeps): Handler[] {
  const { db } = chains;
  return [
    on(calls['/sys/deposit/crypto/coins'], async () => {
      const open = new Set<string>(openCoins(chains, Object.values(coinOfCrypt).filter(isCoin)));
      return ok({
        crypto: cryptoCoins.filter((coin) => open.has(coin)),
        crypt: cryptCoins.filter((coin: CryptCoin) => open.has(coinOfCrypt[coin])),
        quoteMinutes: chains.quoteMinutes,
        testWallet,
      });
    }),

    on(calls['/sys/deposit/crypto/arrivals'], async ({ input, member }) => {
      const reference = await referenceOf(member.id, BigInt(input.id));
      const order = reference === undefined ? undefined : await findOrder(db, reference);
      if (!order) return refuse('noSuchThing');
      const seen = await sightingsOfOrder(db, order.id);
      const arrivals = seen
        .filter(({ state }) => state !== 'loose')
        .map(async (sighting) => {
          const { coin, coinNum, confirmations, needed } = await arrivalOf(chains, sighting);
          return { coin, coinNum, confirmations, needed };
        });
      return ok({ expireTime: order.expiresAt.toISOString(), arrivals: await Promise.all(arrivals) });
    }),
  ];
}

import { type CryptCoin, type CryptoCoin, calls, coinOfCrypt } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { startDeposit } from '../start-deposit.ts';

/** Deposits in coins: one order for several coins (CRYPTO), and one for the coin that was chosen (CRYPT). */
export function coinRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/deposit/crypto/deposit'], async ({ input: { amount, requestKey }, member, language }) => {
      const order = await startDeposit(deps, member, { amount, requestKey, method: 'CRYPTO', language }, 'address');
      if (!order.ok) return order;
      const { places, expiresAt } = order.data.next;
      const byCoin = <T>(read: (place: (typeof places)[number]) => T) =>
        Object.fromEntries(places.map((place) => [place.coin, read(place)])) as Partial<Record<CryptoCoin, T>>;
      return ok({
        id: order.data.orderId,
        depositId: order.data.orderId,
        addresses: byCoin(({ address }) => address),
        pricing: byCoin(({ coin, coins }) => ({ amount: coins, currency: symbols[coin as CryptoCoin] })),
        expireTime: expiresAt.toISOString(),
      });
    }),

    on(calls['/sys/deposit/crypt/depositOrder'], async ({ input, member, language }) => {
      const { amount, requestKey } = input;
      const coin = coinOfCrypt[input.depositCurrency as CryptCoin];
      const order = await startDeposit(
        deps,
        member,
        { amount, requestKey, method: 'CRYPT', language, coin },
        'address',
      );
      if (!order.ok) return order;
      const { places, expiresAt } = order.data.next;
      const place = places.find((offered) => offered.coin === coin);
      if (!place) return refuse('providerUnavailable');
      return ok({
        id: order.data.orderId,
        depositId: order.data.orderId,
        address: place.address,
        coinNum: place.coins,
        expireTime: expiresAt.toISOString(),
      });
    }),
  ];
}

const symbols: Record<CryptoCoin, string> = { bitcoin: 'BTC', ethereum: 'ETH', tether: 'USDT', litecoin: 'LTC' };

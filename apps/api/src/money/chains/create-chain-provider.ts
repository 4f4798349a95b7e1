import { type Coin, coinText, unitsFor } from '@fairhouse/chains';
import { inTransaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import type { CreatedOrder, OrderRequest, PaymentProvider } from '@fairhouse/payments';
import { databaseTime } from '../../db/database-time.store.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { observeReference } from './observe-reference.ts';
import { addressesOf, type ChainOrder, findOrder, insertAddress, insertOrder, takeNumber } from './order.store.ts';
import { paidOrders } from './paid-orders.store.ts';
import { tryToWatch } from './watch-chain.ts';

export interface ChainProviderSettings {
  /** In our rows: `crypto` or `crypt`. */
  name: string;
  /** The coins that its orders may be paid in. */
  coins: readonly Coin[];
  /** Whether one order takes any of its coins, or the one that was chosen. */
  offers: 'all' | 'one';
}

/** The coins of these that a watched chain has. */
export function openCoins(deps: Pick<ChainsDeps, 'chains'>, coins: readonly Coin[]): Coin[] {
  const open = new Set([...deps.chains.values()].flatMap((chain) => chain.coins));
  return coins.filter((coin) => open.has(coin));
}

/** Deposits in coins, as any other provider: it gives out addresses and tells what has arrived there. */
export function createChainProvider(deps: ChainsDeps, { name, coins, offers }: ChainProviderSettings): PaymentProvider {
  return {
    name,
    opens: 'address',
    takes: () => true,

    async createOrder({ attemptId, amount, coin }: OrderRequest): Promise<CreatedOrder> {
      const earlier = await findOrder(deps.db, attemptId);
      if (earlier) return created(deps, earlier);
      const wanted = await watchedCoins(
        deps,
        openCoins(deps, coins).filter((open) => offers === 'all' || open === coin),
      );
      if (wanted.length === 0) return { outcome: 'refused', reason: 'no open chain has this coin' };
      const quoted = await quote(deps, wanted, amount);
      if (quoted.length === 0) return { outcome: 'refused', reason: 'too few sources agree on a price' };
      await storeOrder(deps, name, attemptId, amount, quoted);
      return created(deps, (await findOrder(deps.db, attemptId))!);
    },

    async fetchState(orderId) {
      const observation = await observeReference(deps, orderId);
      return observation ? { outcome: 'observed', observation } : { outcome: 'notFound' };
    },

    listPaid: (since, until) => paidOrders(deps.db, name, since, until),

    // Nobody tells us of chains; we look.
    verifyWebhook: async () => ({ ok: false, reason: 'badSignature' }),
    readEvent: async () => [],
  };
}

/** Those whose chain is watched from now on at the latest: what is paid to an address before that would never be seen. */
async function watchedCoins(deps: ChainsDeps, coins: readonly Coin[]): Promise<Coin[]> {
  const wanted = [...deps.chains.values()].filter((open) => coins.some((coin) => open.coins.includes(coin)));
  const watched = await Promise.all(
    wanted.map(async ({ client, coins: its }) => ((await tryToWatch(deps, client)) ? its : [])),
  );
  const open = new Set(watched.flat());
  return coins.filter((coin) => open.has(coin));
}

interface Quoted {
  coin: Coin;
  units: bigint;
}

async function quote({ prices, log }: ChainsDeps, coins: Coin[], amount: Amount): Promise<Quoted[]> {
  const asked = await Promise.all(
    coins.map(async (coin) => ({ coin, price: await prices.priceOf(coin, amount.currency) })),
  );
  return asked.flatMap(({ coin, price }) => {
    if (price.ok) return [{ coin, units: unitsFor(coin, amount, price.price) }];
    log.warn({ coin, currency: amount.currency, reason: price.reason }, 'no price is known for a coin');
    return [];
  });
}

/** Every coin gets an address of its own, so that what arrives there is for this order and no other. */
async function storeOrder(
  { db, chains, quoteMinutes }: ChainsDeps,
  provider: string,
  reference: string,
  asked: Amount,
  quoted: Quoted[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const expiresAt = new Date((await databaseTime(tx)).getTime() + quoteMinutes * 60_000);
    const order = await insertOrder(tx, { reference, provider, asked, expiresAt });
    if (!order) return;
    for (const { coin, units } of quoted) {
      const [chain, open] = [...chains].find(([, { coins }]) => coins.includes(coin))!;
      const number = await takeNumber(tx, open.account);
      const { address, key } = open.addressAt(number);
      await insertAddress(tx, { orderId: order.id, chain, coin, account: open.account, number, address, key, units });
    }
  });
}

async function created({ db }: ChainsDeps, order: ChainOrder): Promise<CreatedOrder> {
  const addresses = await addressesOf(db, order.id);
  return {
    outcome: 'created',
    orderId: order.reference,
    next: {
      kind: 'address',
      places: addresses.map(({ coin, address, units }) => ({ coin, address, coins: coinText(coin, units) })),
      expiresAt: order.expiresAt,
    },
  };
}

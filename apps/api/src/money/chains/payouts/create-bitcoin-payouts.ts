import { type OneChain, openPayoutNode, payoutAddress, signPayout, unitsFrom } from '@fairhouse/chains';
import { inTransaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import {
  type KeepMessages,
  type KeptFields,
  type PayoutOrder,
  type PayoutProvider,
  type PayoutState,
  sendThrough,
} from '@fairhouse/payments';
import type { ChainsDeps } from '../chains.deps.ts';
import { readCursor } from '../cursor.store.ts';
import { insertAddress } from '../order.store.ts';
import { type ChainPayout, findPayout, heldCoins, insertPayout, lockPayouts } from './payout.store.ts';

const chain = 'bitcoin';

/** What is kept of the exchange with our own node; the signed transaction is stored with the payout. */
const messages: KeptFields = {
  fields: { method: 'code', result: 'code', feerate: 'code', blocks: 'code', code: 'code', message: 'text' },
};

type UtxoSettings = Extract<OneChain, { family: 'utxo' }>;

/** Notes the wallet's address, so that the watcher sees what fills it. Coins that came before are not known here. */
export async function notePayoutWallet({ db }: ChainsDeps, { network }: UtxoSettings, key: Uint8Array): Promise<void> {
  const { address, key: script } = payoutAddress(network, key);
  const account = `payout ${address}`;
  await insertAddress(db, {
    orderId: null,
    chain,
    coin: 'bitcoin',
    account,
    number: 0,
    address,
    key: script,
    units: 0n,
  });
}

/**
 * Pays out in bitcoin. What is signed is stored before it is sent, under the instruction's id: from then on the same
 * transaction is sent again however often, and a second one for the same instruction cannot come to be.
 */
export function createBitcoinPayouts(
  deps: ChainsDeps,
  settings: UtxoSettings,
  key: Uint8Array,
  keep: KeepMessages,
): PayoutProvider {
  const node = openPayoutNode(settings.rpcUrl, sendThrough('bitcoin', messages, keep));

  async function send({ txId, txHex }: ChainPayout): Promise<PayoutState> {
    const sent = await node.send(txHex);
    return sent.outcome === 'accepted' ? { outcome: 'accepted', providerId: txId } : sent;
  }

  /** The stored payout; or why there is none. */
  async function sign({ id, amount, destination }: PayoutOrder): Promise<ChainPayout | PayoutState> {
    const units = await unitsOf(deps, amount);
    if (units === undefined) return { outcome: 'unknown', reason: 'too few sources agree on a price' };
    const feePerVbyte = await node.feePerVbyte();
    return inTransaction<ChainPayout | PayoutState>(deps.db, async (tx) => {
      await lockPayouts(tx);
      const earlier = await findPayout(tx, id);
      if (earlier) return earlier;
      const held = await heldCoins(tx, chain, payoutAddress(settings.network, key).key);
      const to = destination.address ?? '';
      const signed = signPayout({ network: settings.network, key, held, destination: to, units, feePerVbyte });
      if (!signed.ok) return refusals[signed.reason];
      const { txId, hex: txHex, fee, spent } = signed;
      await insertPayout(tx, { id, chain, txId, txHex, destination: to, units, fee, spent });
      return { id, txId, txHex, units, height: null };
    });
  }

  return {
    name: 'bitcoin',
    takes: ({ method }) => method === 'BTC',

    async submit(order) {
      const payout = (await findPayout(deps.db, order.id)) ?? (await trying(() => sign(order)));
      return 'outcome' in payout ? payout : send(payout);
    },

    async fetchState({ id }) {
      const payout = await findPayout(deps.db, id);
      if (!payout) return { outcome: 'notFound' };
      if (payout.height === null) return send(payout);
      const tip = (await readCursor(deps.db, chain))?.height ?? 0;
      const isDeep = tip - payout.height + 1 >= settings.confirmations;
      return { outcome: isDeep ? 'settled' : 'accepted', providerId: payout.txId };
    },
  };
}

/** Nothing was signed: the first two never can be, the third when the wallet has been filled. */
const refusals: Record<'noAddress' | 'dust' | 'tooLittle', PayoutState> = {
  noAddress: { outcome: 'failed', reason: 'This is no bitcoin address.' },
  dust: { outcome: 'failed', reason: 'The amount is too small to be sent.' },
  tooLittle: { outcome: 'delayed', reason: 'the payout wallet holds too little' },
};

async function unitsOf({ prices }: ChainsDeps, amount: Amount): Promise<bigint | undefined> {
  const price = await prices.priceOf('bitcoin', amount.currency);
  return price.ok ? unitsFrom('bitcoin', amount, price.price) : undefined;
}

/** The node or the database did not answer: nothing is known, so nothing is said. */
async function trying(work: () => Promise<ChainPayout | PayoutState>): Promise<ChainPayout | PayoutState> {
  try {
    return await work();
  } catch (error) {
    return { outcome: 'unknown', reason: (error as Error).message.slice(0, 200) };
  }
}

import type { BlockHead, ChainClient, Ours, Transfer, WatchedBlock } from '../chain-client.ts';
import type { ChainName } from '../coins.ts';
import { type Coin, coins, nativeCoinOf } from '../coins.ts';
import { jsonRpc, type Rpc, RpcError } from '../json-rpc.ts';
import { scaled } from '../units.ts';

interface RpcOutput {
  value: number;
  n: number;
  scriptPubKey: { hex: string };
}

interface RpcTransaction {
  txid: string;
  vin: { txid?: string; vout?: number }[];
  vout: RpcOutput[];
}

interface RpcBlock {
  hash: string;
  height: number;
  previousblockhash?: string;
  time: number;
  confirmations: number;
  tx: RpcTransaction[];
}

/** Errors of a node of bitcoin's family: a block height above the tip, and a block or transaction it does not know. */
const outOfRange = -8;
const notFound = -5;

/** New unconfirmed transactions that one round looks at; the rest waits for the next. */
const mostWaiting = 300;

export interface UtxoChainSettings {
  chain: ChainName;
  /** Address of the node's JSON-RPC, with user and password. */
  rpcUrl: string;
}

export interface UtxoChain extends ChainClient {
  /** For sending and fees. */
  rpc: Rpc;
}

/** A chain of bitcoin's family by a node's JSON-RPC; blocks are read whole, so the node needs no wallet. */
export function openUtxoChain({ chain, rpcUrl }: UtxoChainSettings): UtxoChain {
  const rpc = jsonRpc(rpcUrl);
  const coin = nativeCoinOf(chain);
  let heard = new Set<string>();

  /** The script behind a transaction's first input; undefined where the node keeps no index of old transactions. */
  async function senderOf({ vin }: RpcTransaction): Promise<string | undefined> {
    const { txid, vout } = vin[0] ?? {};
    if (txid === undefined) return undefined;
    const spent = await unless(notFound, () => rpc<RpcTransaction>('getrawtransaction', [txid, true]));
    return spent?.vout.find(({ n }) => n === vout)?.scriptPubKey.hex;
  }

  return {
    chain,
    rpc,
    tip: () => rpc<number>('getblockcount'),

    async head(height): Promise<BlockHead | undefined> {
      const hash = await unless(outOfRange, () => rpc<string>('getblockhash', [height]));
      if (hash === undefined) return undefined;
      const { previousblockhash = '' } = await rpc<RpcBlock>('getblockheader', [hash, true]);
      return { height, hash, parent: previousblockhash };
    },

    async block({ hash }, ours): Promise<WatchedBlock | undefined> {
      const block = await unless(notFound, () => rpc<RpcBlock>('getblock', [hash, 2]));
      // -1: the node keeps blocks that are no longer in its chain.
      if (!block || block.confirmations < 0) return undefined;
      const transfers = await transfersIn(block.tx, coin, ours, senderOf);
      const spends = block.tx.flatMap(({ vin }) => vin.flatMap(({ txid, vout }) => (txid ? [`${txid}:${vout}`] : [])));
      return {
        height: block.height,
        hash,
        parent: block.previousblockhash ?? '',
        at: new Date(block.time * 1_000),
        transfers,
        spends,
        txIds: block.tx.map(({ txid }) => txid),
      };
    },

    async waiting(ours) {
      const now = await rpc<string[]>('getrawmempool');
      const fresh = now.filter((txId) => !heard.has(txId)).slice(0, mostWaiting);
      const transactions: RpcTransaction[] = [];
      for (const txId of fresh) {
        const found = await unless(notFound, () => rpc<RpcTransaction>('getrawtransaction', [txId, true]));
        if (found) transactions.push(found);
      }
      const transfers = await transfersIn(transactions, coin, ours, senderOf);
      const still = new Set(now);
      heard = new Set([...heard, ...fresh].filter((txId) => still.has(txId)));
      return transfers;
    },

    async isWaiting(txId) {
      return (await unless(notFound, () => rpc<object>('getmempoolentry', [txId]))) !== undefined;
    },

    // Without an index of addresses a node would read its whole set of outputs for this.
    balance: async () => undefined,
  };
}

async function transfersIn(
  transactions: RpcTransaction[],
  coin: Coin,
  ours: Ours,
  senderOf: (transaction: RpcTransaction) => Promise<string | undefined>,
): Promise<Transfer[]> {
  const outputs = transactions.flatMap((transaction) => transaction.vout.map((output) => ({ transaction, output })));
  const known = await ours([...new Set(outputs.map(({ output }) => output.scriptPubKey.hex))]);
  return Promise.all(
    outputs
      .filter(({ output }) => known.has(output.scriptPubKey.hex))
      .map(async ({ transaction, output }) => ({
        txId: transaction.txid,
        index: output.n,
        to: output.scriptPubKey.hex,
        from: await senderOf(transaction),
        contract: undefined,
        units: unitsOf(coin, output.value),
      })),
  );
}

/** The node writes whole coins with at most eight places, which a number of 15 digits holds exactly. */
function unitsOf(coin: Coin, value: number): bigint {
  const { decimals } = coins[coin];
  return scaled(value.toFixed(decimals), decimals)!;
}

async function unless<T>(code: number, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RpcError && error.code === code) return undefined;
    throw error;
  }
}

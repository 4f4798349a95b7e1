import { createPublicClient, getAddress, type Hash, type Hex, http, parseAbiItem } from 'viem';
import type { BlockHead, ChainClient, Ours, Transfer, WatchedBlock } from '../chain-client.ts';
import type { ChainName } from '../coins.ts';

const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');
const balanceOf = [parseAbiItem('function balanceOf(address) view returns (uint256)')] as const;
const timeoutMs = 15_000;

/** A transaction's own value has no place among the logs. */
const ownValue = -1;

export interface EvmChainSettings {
  chain: ChainName;
  /** Address of a node's JSON-RPC. */
  rpcUrl: string;
  /** What the node must say it is on: 1 is ethereum, 56 is BNB Smart Chain. */
  chainId: number;
  /** Token contracts to watch, in small letters. */
  contracts: string[];
}

/** A chain of ethereum's family: plain transfers by the blocks' transactions, tokens by their Transfer logs. */
export function openEvmChain({ chain, rpcUrl, chainId, contracts }: EvmChainSettings): ChainClient {
  // Blocks are counted here; an answer from a cache would be an old one.
  const client = createPublicClient({ cacheTime: 0, transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }) });

  let checked = false;

  /** A node of another chain would show us money that is worth something else. */
  async function checkChain(): Promise<void> {
    if (checked) return;
    const id = await client.getChainId();
    if (id !== chainId) throw new Error(`the node of ${chain} is on chain ${id}, not on ${chainId}`);
    checked = true;
  }

  async function ownTransfers(transactions: { hash: Hash; from: Hex; to: Hex | null; value: bigint }[], ours: Ours) {
    const paying = transactions.filter(({ to, value }) => to !== null && value > 0n);
    const known = await ours([...new Set(paying.map(({ to }) => to!.toLowerCase()))]);
    const found: Transfer[] = [];
    for (const { hash, from, to, value } of paying) {
      if (!known.has(to!.toLowerCase())) continue;
      // A transaction that was reverted stands in the block and moved nothing.
      const { status } = await client.getTransactionReceipt({ hash });
      if (status !== 'success') continue;
      found.push({
        txId: hash,
        index: ownValue,
        to: to!.toLowerCase(),
        from: from.toLowerCase(),
        contract: undefined,
        units: value,
      });
    }
    return found;
  }

  async function tokenTransfers(blockHash: Hash, ours: Ours): Promise<Transfer[]> {
    if (contracts.length === 0) return [];
    const logs = await client.getLogs({
      address: contracts as Hex[],
      event: transferEvent,
      blockHash,
      strict: true,
    });
    const known = await ours([...new Set(logs.map(({ args }) => args.to.toLowerCase()))]);
    return logs
      .filter(({ args }) => known.has(args.to.toLowerCase()) && args.value > 0n)
      .map(({ transactionHash, logIndex, args, address }) => ({
        txId: transactionHash,
        index: logIndex,
        to: args.to.toLowerCase(),
        from: args.from.toLowerCase(),
        contract: address.toLowerCase(),
        units: args.value,
      }));
  }

  return {
    chain,
    async tip() {
      await checkChain();
      return Number(await client.getBlockNumber());
    },

    async head(height): Promise<BlockHead | undefined> {
      const block = await unlessMissing(() => client.getBlock({ blockNumber: BigInt(height) }));
      return block && { height, hash: block.hash, parent: block.parentHash };
    },

    async block({ height, hash, parent }, ours): Promise<WatchedBlock | undefined> {
      const blockHash = hash as Hash;
      const block = await unlessMissing(() => client.getBlock({ blockHash, includeTransactions: true }));
      if (!block) return undefined;
      const transfers = [...(await ownTransfers(block.transactions, ours)), ...(await tokenTransfers(blockHash, ours))];
      return {
        height,
        hash,
        parent,
        at: new Date(Number(block.timestamp) * 1_000),
        transfers,
        spends: [],
        txIds: [],
      };
    },

    // A block comes every few seconds: looking at what waits would tell a player nothing sooner.
    waiting: async () => [],
    isWaiting: async () => false,

    async balance(key, contract, height) {
      const address = getAddress(key);
      const blockNumber = BigInt(height);
      if (contract === undefined) return client.getBalance({ address, blockNumber });
      return client.readContract({
        address: getAddress(contract),
        abi: balanceOf,
        functionName: 'balanceOf',
        args: [address],
        blockNumber,
      });
    },
  };
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === 'BlockNotFoundError') return undefined;
    throw error;
  }
}

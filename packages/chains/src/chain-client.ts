import type { ChainName } from './coins.ts';

/** Where a chain's block is, and what it builds on. */
export interface BlockHead {
  height: number;
  hash: string;
  parent: string;
}

/** One transfer to an address of ours. */
export interface Transfer {
  txId: string;
  /** Number of the output or of the log; -1 for a transaction's own value, -2 for a balance that no transaction shows. */
  index: number;
  /** The address's key: the output script in hex, or the address in small letters. */
  to: string;
  /** What it was sent from, written likewise; undefined where the node cannot tell. Often an exchange's, for many people. */
  from: string | undefined;
  /** The token's contract in small letters; undefined for the chain's own coin. */
  contract: string | undefined;
  units: bigint;
}

export interface WatchedBlock extends BlockHead {
  at: Date;
  transfers: Transfer[];
  /** Outputs that this block spends, as `<transaction>:<number>`; empty where a chain has none. */
  spends: string[];
  txIds: string[];
}

/** Which of these keys are addresses of ours. */
export type Ours = (keys: string[]) => Promise<ReadonlySet<string>>;

/** A node of one chain. Every method throws when the node does not answer; nothing is assumed then. */
export interface ChainClient {
  readonly chain: ChainName;
  /** Height of the newest block. */
  tip(): Promise<number>;
  /** The block that the node takes for the chain's at this height; undefined above its tip. */
  head(height: number): Promise<BlockHead | undefined>;
  /** The transfers to us in it; undefined when the node's chain no longer has it. */
  block(head: BlockHead, ours: Ours): Promise<WatchedBlock | undefined>;
  /** Unconfirmed transfers to us among what the node has heard of since it was last asked. */
  waiting(ours: Ours): Promise<Transfer[]>;
  /** Whether the node still knows of an unconfirmed transaction. */
  isWaiting(txId: string): Promise<boolean>;
  /** Units of the chain's own coin or a token at an address as of a block; undefined where the node cannot say. */
  balance(key: string, contract: string | undefined, height: number): Promise<bigint | undefined>;
}

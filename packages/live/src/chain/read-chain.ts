import type { Database, Transaction } from '@fairhouse/database';
import { type Chain, readChainsOf } from './chain.store.ts';

/** A chain that rounds are played by: its end is in the log, and its salt is told. */
export type SaltedChain = Chain & { salt: string; saltedAt: Date };

const isPlayable = (chain: Chain): chain is SaltedChain => chain.salt !== null && chain.isInLog;

/** The chain that the next round of a table is played by: the oldest with links left. Undefined while there is none. */
export async function readChain(db: Database | Transaction, table: string): Promise<SaltedChain | undefined> {
  return chainInUse(await readChainsOf(db, table));
}

export function chainInUse(chains: readonly Chain[]): SaltedChain | undefined {
  return chains.filter(isPlayable).find(({ nextLink, links }) => nextLink <= links);
}

import type { Database, Transaction } from '@fairhouse/database';
import { type Chain, readChainsOf } from './chain.store.ts';

/** A chain that rounds are played by. */
export type SaltedChain = Chain & { salt: string; saltedAt: Date };

const isSalted = (chain: Chain): chain is SaltedChain => chain.salt !== null;

/** The chain that the next round of a table is played by: the oldest with links left. Undefined while there is none. */
export async function readChain(db: Database | Transaction, table: string): Promise<SaltedChain | undefined> {
  return chainInUse(await readChainsOf(db, table));
}

export function chainInUse(chains: readonly Chain[]): SaltedChain | undefined {
  return chains.filter(isSalted).find(({ nextLink, links }) => nextLink <= links);
}

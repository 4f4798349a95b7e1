import type { Database, Transaction } from '@fairhouse/database';
import { readMark } from './chain.store.ts';
import { linkBefore } from './make-links.ts';

/**
 * A link of a chain, hashed from the next kept one above it: at most a thousand times, about half a millisecond. A link is secret
 * until the round that it decides is decided.
 */
export async function linkOf(db: Database | Transaction, chainId: string, link: number): Promise<string> {
  const mark = link >= 1 ? await readMark(db, chainId, link) : undefined;
  if (!mark) throw new RangeError(`chain ${chainId} has no link ${link}`);
  let at = mark.hash;
  for (let k = mark.link; k > link; k--) at = linkBefore(at);
  return at;
}

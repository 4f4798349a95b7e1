import type { Database } from '@fairhouse/database';
import { consistencyRanges, type Hash, hashesOver } from '@fairhouse/record-proof';
import { findHead, type HeadRow, lastHead } from './head.store.ts';
import { treeIn } from './tree.store.ts';

/** That the first `size` entries stand unchanged at the beginning of a later head, by default the newest. */
export async function proveConsistency(
  db: Database,
  size: number,
  laterSize?: number,
): Promise<{ earlier: HeadRow | undefined; later: HeadRow; hashes: Hash[] } | undefined> {
  const later = laterSize === undefined ? await lastHead(db) : await findHead(db, laterSize);
  if (!later || size > Number(later.size)) return undefined;
  // Anyone who holds a head that the casino has lost can ask about it all the same.
  const earlier = await findHead(db, size);
  const ranges = size === Number(later.size) ? [] : consistencyRanges(size, Number(later.size));
  return { earlier, later, hashes: await hashesOver(treeIn(db), ranges) };
}

import type { Database } from '@fairhouse/database';
import { hashesOver, inclusionRanges, type LogProof, toBase64 } from '@fairhouse/record-proof';
import { findEntry, findHead, lastHead, treeIn } from '@fairhouse/rgs';

/** That a commitment stands in the log, under the head of this size or the newest. Undefined where it does not, or there is no such head. */
export async function proveCommitment(db: Database, commitment: string, size?: number): Promise<LogProof | undefined> {
  const entry = await findEntry(db, commitment);
  const head = entry && (size === undefined ? await lastHead(db) : await findHead(db, size));
  if (!entry || !head || entry.position >= head.size) return undefined;
  const hashes = await hashesOver(treeIn(db), inclusionRanges(entry.position, head.size));
  return { entry: entry.text, index: entry.position, proof: hashes.map(toBase64), note: head.note };
}

import type { Database } from '@fairhouse/database';
import { hashesOver, inclusionRanges, type ProofFile, proofFormat, toBase64 } from '@fairhouse/record-proof';
import { findEntry } from './entry.store.ts';
import { findHead, lastHead } from './head.store.ts';
import { treeIn } from './tree.store.ts';

export interface ProvedEntry {
  /** Null until it has its place, within about a second. */
  position: number | null;
  /** Null until a head covers it, within about a minute. */
  proof: ProofFile | null;
  /** That has signed the head. */
  publicKey: string | null;
  /** Personal data was erased from it: what was hashed is not there any more, so it is proved by nobody. */
  isErased: boolean;
}

/** That an audit event stands in the record, under the head of this size or the newest. */
export async function proveEntry(
  db: Database,
  eventId: bigint,
  size?: number,
): Promise<ProvedEntry | 'noSuchEvent' | 'noSuchHead'> {
  const entry = await findEntry(db, eventId);
  if (!entry) return 'noSuchEvent';
  const head = size === undefined ? await lastHead(db) : await findHead(db, size);
  if (size !== undefined && !head) return 'noSuchHead';
  const { isErased } = entry;
  const position = entry.position === null ? null : Number(entry.position);
  if (isErased || position === null || !head || position >= Number(head.size)) {
    return { position, proof: null, publicKey: null, isErased };
  }
  const hashes = await hashesOver(treeIn(db), inclusionRanges(position, Number(head.size)));
  return {
    position,
    proof: { format: proofFormat, entry: entry.text, index: position, hashes: hashes.map(toBase64), head: head.note },
    publicKey: head.publicKey,
    isErased,
  };
}

import type { DocumentKind } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { standingDocumentsOf } from './standing-documents.ts';

/**
 * The files of documents that are accepted or being reviewed, by kind: nobody is asked for these again. Those of what has
 * expired prove nothing any more, no matter who hands them in.
 */
export async function knownProofs(
  db: Database,
  memberId: bigint,
  now: Date,
): Promise<{ known: Partial<Record<DocumentKind, number[]>>; expired: number[] }> {
  const documents = await standingDocumentsOf(db, memberId, now);
  const known = documents.filter(({ status }) => status === 'accepted' || status === 'waiting');
  const expired = documents.filter(({ status }) => status === 'expired');
  return {
    known: Object.fromEntries(known.map(({ kind, fileIds }) => [kind, fileIds.map(Number)])),
    expired: expired.flatMap(({ fileIds }) => fileIds.map(Number)),
  };
}

import type { DocumentKind } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { standingDocumentsOf } from './standing-documents.ts';

/**
 * The files of what operators have accepted and is still valid, by kind: nobody is asked for these again. Those of what has
 * expired prove nothing any more, whoever hands them in.
 */
export async function knownProofs(
  db: Database,
  memberId: bigint,
  now: Date,
): Promise<{ accepted: Partial<Record<DocumentKind, number[]>>; expired: number[] }> {
  const documents = await standingDocumentsOf(db, memberId, now);
  const accepted = documents.filter(({ status }) => status === 'accepted');
  const expired = documents.filter(({ status }) => status === 'expired');
  return {
    accepted: Object.fromEntries(accepted.map(({ kind, fileIds }) => [kind, fileIds.map(Number)])),
    expired: expired.flatMap(({ fileIds }) => fileIds.map(Number)),
  };
}

import type { DocumentKind } from '@fairhouse/contract';
import type pg from 'pg';
import { documentsOf } from './documents.store.ts';

/** The files of what operators have accepted, by kind: nobody is asked for these again. */
export async function acceptedProofs(db: pg.Pool, memberId: bigint): Promise<Partial<Record<DocumentKind, number[]>>> {
  const documents = await documentsOf(db, memberId);
  const accepted = documents.filter(({ status }) => status === 'accepted');
  return Object.fromEntries(accepted.map(({ kind, fileIds }) => [kind, fileIds.map(Number)]));
}

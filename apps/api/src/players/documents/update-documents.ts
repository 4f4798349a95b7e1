import { type DocumentKind, documentKinds } from '@fairhouse/contract';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { checkDocumentDate } from './document-date.ts';
import { type Document, documentsOf, lockMember, ownsFiles } from './documents.store.ts';
import { handIn } from './hand-in.ts';

/** The files of each kind; a kind that is absent or empty stays as it is. */
export type HandedIn = Partial<Record<`${DocumentKind}Id`, number[]>> & {
  /** YYYY-MM-DD, as the member reads it from the address document; what is not told is read by who reviews it. */
  addressProofDate?: string;
};

type Wanted = Pick<Document, 'kind' | 'fileIds' | 'documentDate'>;

const mostFiles = 6;

/** Hands in documents for review. What is handed in again unchanged keeps its standing. */
export async function updateDocuments(db: pg.Pool, memberId: bigint, handedIn: HandedIn): Promise<Result<null>> {
  const wanted = documentKinds
    .map((kind): Wanted => {
      const fileIds = [...new Set(handedIn[`${kind}Id`] ?? [])].map(BigInt);
      return { kind, fileIds, documentDate: kind === 'addressProof' ? (handedIn.addressProofDate ?? null) : null };
    })
    .filter(({ fileIds }) => fileIds.length > 0);
  if (wanted.some(({ fileIds }) => fileIds.length > mostFiles)) return refuse('tooManyFiles');
  const fileIds = wanted.flatMap((document) => document.fileIds);
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    if (!(await ownsFiles(tx, memberId, fileIds))) return refuse('fileNotYours');
    const before = await documentsOf(tx, memberId);
    const changed = wanted.filter((document) => isOther(document, before));
    const date = await checkDates(tx, changed);
    if (!date.ok) return date;
    await handIn(tx, memberId, before, changed);
    return ok(null);
  });
}

function isOther({ kind, fileIds, documentDate }: Wanted, before: Document[]): boolean {
  const former = before.find((document) => document.kind === kind);
  if (former?.fileIds.join() !== fileIds.join()) return true;
  return documentDate !== null && documentDate !== former?.documentDate;
}

async function checkDates(tx: Transaction, changed: Wanted[]): Promise<Result<null>> {
  const stated = changed.find(({ kind }) => kind === 'addressProof')?.documentDate;
  return stated ? checkDocumentDate(tx, stated) : ok(null);
}

import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type DocumentKind, documentKinds, documentsOf, ownsFiles, saveDocument } from './documents.store.ts';

/** The files of each kind; a kind that is absent or empty stays as it is. */
export type DocumentIds = Partial<Record<`${DocumentKind}Id`, number[]>>;

const mostFiles = 6;

export async function updateDocuments(db: pg.Pool, memberId: bigint, ids: DocumentIds): Promise<Result<null>> {
  const wanted: { kind: DocumentKind; fileIds: bigint[] }[] = [];
  for (const kind of documentKinds) {
    const fileIds = [...new Set(ids[`${kind}Id`] ?? [])].map(BigInt);
    if (fileIds.length === 0) continue;
    if (fileIds.length > mostFiles) return refuse('tooManyFiles');
    wanted.push({ kind, fileIds });
  }
  return inTransaction(db, async (tx) => {
    if (
      !(await ownsFiles(
        tx,
        memberId,
        wanted.flatMap((document) => document.fileIds),
      ))
    )
      return refuse('fileNotYours');
    const before = await documentsOf(tx, memberId);
    for (const { kind, fileIds } of wanted) await saveDocument(tx, memberId, kind, fileIds);
    await recordAct(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      verb: 'member.updateDocuments',
      before: asRecord(before),
      after: asRecord(await documentsOf(tx, memberId)),
    });
    return ok(null);
  });
}

function asRecord(documents: { kind: string; fileIds: bigint[]; status: number }[]): Record<string, unknown> {
  return Object.fromEntries(
    documents.map(({ kind, fileIds, status }) => [kind, { files: fileIds.map(String), status }]),
  );
}

import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Document, documentsOf, replaceDocument } from './documents.store.ts';

/** Puts documents into review, with the audit event; the member is locked by then. */
export async function handIn(
  tx: Transaction,
  memberId: bigint,
  before: Document[],
  documents: readonly Pick<Document, 'kind' | 'fileIds' | 'documentDate'>[],
): Promise<void> {
  if (documents.length === 0) return;
  for (const document of documents) await replaceDocument(tx, memberId, document);
  await recordAuditEvent(tx, {
    actor: `member:${memberId}`,
    memberId,
    subject: `member:${memberId}`,
    command: 'member.updateDocuments',
    before: asRecord(before),
    after: asRecord(await documentsOf(tx, memberId)),
  });
}

function asRecord(documents: Document[]): Record<string, unknown> {
  return Object.fromEntries(
    documents.map(({ kind, id, fileIds, status, documentDate }) => [
      kind,
      { id: String(id), files: fileIds.map(String), status, ...(documentDate ? { documentDate } : {}) },
    ]),
  );
}

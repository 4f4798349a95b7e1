import { type CallOutput, type DocumentStatus, documentKinds, documentStatuses } from '@fairhouse/contract';
import type { Document } from './documents.store.ts';

/** The four kinds in the order in which they are asked for, with what became of each. */
export function describeDocuments(documents: Document[]): CallOutput<'/sys/member/documents/listAll'> {
  return documentKinds.map((kind) => {
    const found = documents.find((document) => document.kind === kind);
    return {
      kind,
      status: documentStatuses[found?.status ?? 'notUploaded'],
      reason: found?.reason ?? null,
      documentDate: found?.documentDate ?? null,
      uploadTime: found?.updatedAt.toISOString() ?? null,
    };
  });
}

/**
 * One status for all four: refused as soon as one is, waiting while one is being looked at, accepted once all are; not
 * uploaded while one is still missing.
 */
export function profileStatusOf(documents: Pick<Document, 'status'>[]): DocumentStatus {
  const has = (status: DocumentStatus) => documents.some((document) => document.status === status);
  if (has('refused')) return 'refused';
  if (has('waiting')) return 'waiting';
  return documents.length === documentKinds.length ? 'accepted' : 'notUploaded';
}

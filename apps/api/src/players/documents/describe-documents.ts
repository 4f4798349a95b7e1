import { type CallOutput, type DocumentStatus, documentKinds, documentStatuses } from '@fairhouse/contract';
import type { Language } from '../../http/language.ts';
import { dayText } from './day-text.ts';
import type { Document } from './documents.store.ts';

const expired: Record<Language, string> = {
  en: 'it expired on {day}.',
  fil: 'nag-expire ito noong {day}.',
  pt: 'venceu em {day}.',
  es: 'venció el {day}.',
};

/** The four kinds in the order in which they are asked for, with what became of each. */
export function describeDocuments(
  documents: Document[],
  language: Language,
): CallOutput<'/sys/member/documents/listAll'> {
  return documentKinds.map((kind) => {
    const found = documents.find((document) => document.kind === kind);
    return {
      kind,
      status: documentStatuses[found ? specified(found) : 'notUploaded'],
      reason:
        found?.status === 'expired'
          ? expired[language].replace('{day}', dayText(found.expiresOn!, language))
          : (found?.reason ?? null),
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
  const statuses = documents.map(specified);
  if (statuses.includes('refused')) return 'refused';
  if (statuses.includes('waiting')) return 'waiting';
  return documents.length === documentKinds.length ? 'accepted' : 'notUploaded';
}

/** The specification has no status for what has expired: it is one that is not accepted, with that as its reason. */
function specified({ status }: Pick<Document, 'status'>): DocumentStatus {
  return status === 'expired' ? 'refused' : status;
}

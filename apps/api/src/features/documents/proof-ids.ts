import type { DocumentKind } from '@fairhouse/contract';
import type { Document } from './documents.store.ts';

type ProofIds = Record<`${DocumentKind}Id`, string | null>;

/** The files of each kind as the specified wire has them: ids joined by commas, null where nothing was uploaded. */
export function proofIdsOf(documents: Pick<Document, 'kind' | 'fileIds'>[]): ProofIds {
  const joined = (kind: DocumentKind) =>
    documents.find((document) => document.kind === kind)?.fileIds.join(',') ?? null;
  return {
    idcardProofId: joined('idcardProof'),
    idcardHoldProofId: joined('idcardHoldProof'),
    addressProofId: joined('addressProof'),
    paymentProofId: joined('paymentProof'),
  };
}

import type { DocumentKind } from '@fairhouse/contract';
import type { Document } from './documents.store.ts';

type ProofIds = Record<`${DocumentKind}Id`, string | null>;

/** The files of each kind as the specified wire has them: ids joined by commas, null where nothing was uploaded, or what was has expired. */
export function proofIdsOf(documents: Pick<Document, 'kind' | 'fileIds' | 'status'>[]): ProofIds {
  const joined = (kind: DocumentKind) =>
    documents.find((document) => document.kind === kind && document.status !== 'expired')?.fileIds.join(',') ?? null;
  return {
    idcardProofId: joined('idcardProof'),
    idcardHoldProofId: joined('idcardHoldProof'),
    addressProofId: joined('addressProof'),
    paymentProofId: joined('paymentProof'),
  };
}

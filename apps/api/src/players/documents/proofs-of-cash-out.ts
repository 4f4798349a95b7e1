import { type DocumentKind, documentKinds } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvents } from '../../db/audit-events.store.ts';
import { decisions } from './documents.states.ts';
import { acceptWaiting, type Document, documentsOf, lockMember } from './documents.store.ts';
import { dayOf, standingOn } from './expiry.ts';
import { handIn } from './hand-in.ts';

/** The files of each kind. */
export type Proofs = Record<DocumentKind, number[]>;

/**
 * Documents that came with a cash-out enter the review where nothing of their kind is accepted or being reviewed, in the
 * transaction of the cash-out.
 */
export async function handInProofs(tx: Transaction, memberId: bigint, proofs: Proofs, now: Date): Promise<void> {
  await lockMember(tx, memberId);
  const before = await documentsOf(tx, memberId);
  const standing = before.map((document) => standingOn(dayOf(now), document));
  const missing = documentKinds.filter((kind) => proofs[kind].length > 0 && !isThere(standing, kind, proofs[kind]));
  const documents = missing.map((kind) => ({
    kind,
    fileIds: [...new Set(proofs[kind])].map(BigInt),
    documentDate: null,
  }));
  await handIn(tx, memberId, before, documents);
}

/** Files that were refused are not put up for the same decision again. */
function isThere(standing: Document[], kind: DocumentKind, fileIds: number[]): boolean {
  const found = standing.find((document) => document.kind === kind);
  if (!found) return false;
  return found.status === 'accepted' || found.status === 'waiting' || found.fileIds.join() === fileIds.join();
}

/** An identity or address document is only accepted with the date that its reviewer reads on it. */
const withoutDate: readonly DocumentKind[] = ['idcardHoldProof', 'paymentProof'];

/** Who approved a cash-out has reviewed what came with it: exactly those files are accepted, under the same name. */
export async function acceptProofs(
  tx: Transaction,
  { memberId, proofs, cashOutId }: { memberId: bigint; proofs: Proofs; cashOutId: bigint },
  operatorName: string,
): Promise<void> {
  const accepted = await acceptWaiting(
    tx,
    memberId,
    withoutDate.map((kind) => ({ kind, fileIds: [...new Set(proofs[kind] ?? [])] })),
    operatorName,
  );
  await recordAuditEvents(
    tx,
    accepted.map(({ id, kind, fileIds }) => ({
      actor: `operator:${operatorName}`,
      memberId,
      subject: `document:${id}`,
      command: 'document.accept',
      before: { kind, status: 'waiting' },
      after: { kind, status: decisions.accept.to, files: fileIds.map(String), cashOut: String(cashOutId) },
    })),
  );
}

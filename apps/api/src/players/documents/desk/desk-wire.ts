import { type OperatorDocument, operatorCalls } from '@fairhouse/contract/operator';
import { dayOf, expiryOf } from '../expiry.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import type { DeskDocument } from './desk-document.store.ts';

const picture = operatorCalls['/operator/file/get'];

/** `noticeDays`: within so many days a document expires soon. */
export function deskWire(
  { origin, clock }: Pick<DocumentsDeskDeps, 'origin' | 'clock'>,
  noticeDays: number,
  it: DeskDocument,
): OperatorDocument {
  return {
    id: Number(it.id),
    memberId: Number(it.memberId),
    username: it.username,
    firstName: it.firstName,
    lastName: it.lastName,
    kind: it.kind,
    status: it.status,
    documentDate: it.documentDate,
    expiryDate: it.expiresOn,
    expiry: expiryOf(dayOf(clock()), noticeDays, it),
    uploadTime: it.updatedAt.toISOString(),
    files: it.fileIds.map((id) => `${origin}/api${picture.path}?id=${id}`),
    decidedBy: it.decidedBy,
    decidedTime: it.decidedAt?.toISOString() ?? null,
    reason: it.reason,
  };
}

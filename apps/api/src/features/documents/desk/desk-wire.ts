import type { OperatorDocument } from '@fairhouse/contract/operator';
import { addressOfFile } from '../file-address.ts';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import type { DeskDocument } from './desk-document.store.ts';

export function deskWire(
  { signingSecret, origin }: Pick<DocumentsDeskDeps, 'signingSecret' | 'origin'>,
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
    uploadTime: it.updatedAt.toISOString(),
    files: it.fileIds.map((id) => origin + addressOfFile(signingSecret, id, Date.now())),
    decidedBy: it.decidedBy,
    decidedTime: it.decidedAt?.toISOString() ?? null,
    reason: it.reason,
  };
}

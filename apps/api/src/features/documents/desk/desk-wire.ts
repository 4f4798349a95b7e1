import { type OperatorDocument, operatorCalls } from '@fairhouse/contract/operator';
import type { DocumentsDeskDeps } from './desk.deps.ts';
import type { DeskDocument } from './desk-document.store.ts';

const picture = operatorCalls['/operator/file/get'];

export function deskWire({ origin }: Pick<DocumentsDeskDeps, 'origin'>, it: DeskDocument): OperatorDocument {
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
    files: it.fileIds.map((id) => `${origin}/api${picture.path}?id=${id}`),
    decidedBy: it.decidedBy,
    decidedTime: it.decidedAt?.toISOString() ?? null,
    reason: it.reason,
  };
}

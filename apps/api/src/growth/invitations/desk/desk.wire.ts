import type { OperatorInvitation } from '@fairhouse/contract/operator';
import type { DeskInvitation } from './desk.store.ts';

export function deskWire(it: DeskInvitation): OperatorInvitation {
  return {
    id: Number(it.id),
    createTime: it.createdAt.toISOString(),
    inviterId: Number(it.inviterId),
    inviter: it.inviter,
    memberId: Number(it.memberId),
    username: it.username,
    status: it.status,
    matches: it.matches.map(({ kind, memberId }) => ({ kind, memberId: Number(memberId) })),
    decidedBy: it.decidedBy,
    decidedTime: it.decidedAt?.toISOString() ?? null,
    reason: it.reason,
  };
}

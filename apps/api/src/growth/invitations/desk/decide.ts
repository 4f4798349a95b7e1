import type { OperatorInvitation } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { moves } from '../invitation.states.ts';
import { lockInvitation, moveInvitation } from '../invitation.store.ts';
import { findForDesk } from './desk.store.ts';
import { deskWire } from './desk.wire.ts';

/** An operator's word about an invitation, recorded under the operator's name. Releasing clears the matches it was held for. */
export async function decideInvitation(
  db: Database,
  move: 'release' | 'refuse',
  id: number,
  operator: string,
  reason?: string,
): Promise<Result<OperatorInvitation>> {
  const found = await findForDesk(db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  const decided = await inTransaction(db, async (tx) => {
    const before = (await lockInvitation(tx, found.memberId))!;
    if (!moves[move].from.includes(before.status)) return false;
    const cleared = move === 'release' ? [...before.cleared, ...before.matches] : undefined;
    const after = (await moveInvitation(tx, move, before.id, { cleared, reason, decidedBy: operator }))!;
    await recordAuditEvent(tx, {
      actor: `operator:${operator}`,
      memberId: after.memberId,
      // The bonus of a released invitation is the inviter's.
      others: [after.inviterId],
      subject: `invitation:${after.id}`,
      command: `invitation.${move}`,
      before: { status: before.status, matches: before.matches },
      after: { status: after.status, ...(reason ? { reason } : {}) },
    });
    return true;
  });
  const now = (await findForDesk(db, BigInt(id)))!;
  return decided ? ok(deskWire(now)) : refuse('wrongState', { status: now.status });
}

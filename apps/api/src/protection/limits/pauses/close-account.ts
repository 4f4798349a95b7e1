import { lockBook, setAllowance } from '@fairhouse/betting';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { writeClosed } from '../preference.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { lockMember } from './pause.store.ts';

/** Closes the account at the wish of the member: no bet, no deposit, out everywhere. What is in it can be cashed out. */
export async function closeAccount(deps: ProtectionDeps, member: SessionMember, sure: boolean): Promise<Result<null>> {
  if (!sure) return refuse('invalidField', { field: 'sure' });
  return inTransaction(deps.db, async (tx) => {
    await lockBook(tx, member.id);
    await lockMember(tx, member.id);
    const now = deps.clock();
    if (await writeClosed(tx, member.id, now)) {
      await setAllowance(tx, member.id, now);
      await recordAuditEvent(tx, {
        actor: `member:${member.id}`,
        memberId: member.id,
        subject: `member:${member.id}`,
        command: 'member.closeAccount',
      });
    }
    await deps.endGameSessions(tx, member.id);
    await deps.endSessions(tx, member.id);
    return ok(null);
  });
}

/** Opens a closed account again, at the wish of the member, in the transaction of who does it. */
export async function reopenAccount(
  { clock }: Pick<ProtectionDeps, 'clock'>,
  tx: Transaction,
  { memberId, by, reason }: { memberId: bigint; by: string; reason: string },
): Promise<Result<null>> {
  await lockBook(tx, memberId);
  if (!(await writeClosed(tx, memberId, null))) return refuse('wrongState', { status: 'open' });
  await setAllowance(tx, memberId, clock());
  await recordAuditEvent(tx, {
    actor: by,
    memberId,
    subject: `member:${memberId}`,
    command: 'member.reopenAccount',
    after: { reason },
  });
  return ok(null);
}

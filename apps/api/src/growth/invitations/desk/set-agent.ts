import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { setMemberType, startAgency } from '../agent.store.ts';

/** Makes a member an agent or a common member again. A repeat changes nothing and records nothing. */
export async function setAgent(
  db: Database,
  operator: string,
  memberId: bigint,
  agent: boolean,
  reason?: string,
): Promise<Result<null>> {
  const type = agent ? 10 : 0;
  return inTransaction(db, async (tx) => {
    const changed = await setMemberType(tx, memberId, type);
    if (changed === undefined) return refuse('noSuchThing');
    if (!changed) return ok(null);
    if (agent) await startAgency(tx, memberId);
    await recordAuditEvent(tx, {
      actor: `operator:${operator}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'member.setAgent',
      before: { type: 10 - type },
      after: { type, ...(reason ? { reason } : {}) },
    });
    return ok(null);
  });
}

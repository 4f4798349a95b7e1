import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { readPreference, writeRealityCheck } from '../preference.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';

/** How often the page says how play has gone; 0 for never, where the place allows that. */
export async function setRealityCheck(
  deps: ProtectionDeps,
  member: SessionMember,
  minutes: number,
): Promise<Result<null>> {
  const { least, most, mandatory } = (await deps.jurisdictionOfMember(member.id)).rules['realityCheck.minutes'];
  const isNone = minutes === 0 && !mandatory;
  if (!isNone && (minutes < least || minutes > most)) return refuse('invalidField', { field: 'minutes' });
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const before = await readPreference(tx, member.id, now);
    await writeRealityCheck(tx, member.id, minutes);
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `member:${member.id}`,
      command: 'member.setRealityCheck',
      before: { minutes: before.realityCheckMinutes },
      after: { minutes },
    });
    return ok(null);
  });
}

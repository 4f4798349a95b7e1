import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { startPause } from './start-pause.ts';

/** No bet and no deposit for some hours; nothing ends it before. */
export async function takeBreak(deps: ProtectionDeps, member: SessionMember, hours: number): Promise<Result<null>> {
  const { rules } = await deps.jurisdictionOfMember(member.id);
  if (!rules['break.hours'].includes(hours)) return refuse('invalidField', { field: 'hours' });
  const until = new Date(deps.clock().getTime() + hours * 3_600_000);
  await inTransaction(deps.db, (tx) =>
    startPause(deps, tx, member.id, { kind: 'break', until, by: `member:${member.id}` }),
  );
  return ok(null);
}

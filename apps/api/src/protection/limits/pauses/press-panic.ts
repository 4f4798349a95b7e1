import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { startPause } from './start-pause.ts';

/** The button beside a game: a break at once, of the hours of the place, without asking whether it is meant. */
export async function pressPanic(deps: ProtectionDeps, member: SessionMember): Promise<Result<{ until: string }>> {
  const { rules } = await deps.jurisdictionOfMember(member.id);
  const hours = rules['break.panicHours'];
  if (hours === null) return refuse('noSuchThing');
  const until = new Date(deps.clock().getTime() + hours * 3_600_000);
  await inTransaction(deps.db, (tx) =>
    startPause(deps, tx, member.id, {
      kind: 'break',
      until,
      by: `member:${member.id}`,
      reason: 'stop button in the game',
    }),
  );
  return ok({ until: until.toISOString() });
}

import { type Result, refuse } from '../../../http/result.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';
import { closeCase } from './close-case.ts';

/** Closes a case with a break of so many hours, one of those that the member's place has. */
export async function closeWithBreak(
  deps: Pick<HarmDeps, 'db' | 'clock' | 'protection' | 'jurisdictionOfMember'>,
  decider: Decider,
  { id, hours: given, reason }: { id: bigint; hours: string; reason: string },
): Promise<Result<null>> {
  const hours = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  return closeCase(deps, decider, { id, outcome: 'breakSet', reason }, async (tx, { memberId }, by) => {
    const { rules } = await deps.jurisdictionOfMember(memberId, tx);
    if (!rules['break.hours'].includes(hours)) {
      return refuse('invalidField', { field: 'hours' });
    }
    const paused = await deps.protection.pauseMember(tx, { memberId, kind: 'break', hours, by, reason });
    return paused.ok ? undefined : paused;
  });
}

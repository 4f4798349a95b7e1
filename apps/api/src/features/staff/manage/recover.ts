import { ok, type Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { makeLink } from '../links/make-link.ts';
import { endSessionsOf } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { removeFactors } from '../staff.store.ts';
import { changeStaff } from './change-staff.ts';

/** For somebody who lost what they sign in with: everything before is worth nothing, and a new link begins anew. */
export async function recover(
  deps: StaffDeps,
  { id, reason }: { id: bigint; reason: string },
  operator: Operator,
): Promise<Result<{ link: string; linkUntil: string }>> {
  const by = `operator:${operator.name}`;
  let made: { link: string; linkUntil: Date } | undefined;
  const changed = await changeStaff(deps, { operator, id, verb: 'staff.recover', reason }, async (tx) => {
    await removeFactors(tx, id);
    await endSessionsOf(tx, id, by, deps.clock());
    made = await makeLink(deps, tx, { staffId: id, purpose: 'recover', by });
    return undefined;
  });
  if (!changed.ok) return changed;
  const { link, linkUntil } = made!;
  return ok({ link, linkUntil: linkUntil.toISOString() });
}

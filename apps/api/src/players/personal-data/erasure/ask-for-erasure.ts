import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { hasClosed, insertErasure, withdraw } from './erasure.store.ts';

const dayMs = 24 * 3_600_000;

/** A member asks: with nothing left in a closed account, and some days to think it over. */
export async function askForErasure(
  deps: PersonalDataDeps,
  member: { id: bigint },
  { password, sure }: { password: string; sure: boolean },
): Promise<Result<{ fromTime: string }>> {
  if (!sure) return refuse('missingField', { field: 'sure' });
  const proved = await deps.confirmPassword(member.id, password);
  if (!proved.ok) return proved;
  const days = (await deps.rulesOf(member.id))['data.erasureDays'];
  const fromAt = new Date(deps.clock().getTime() + days * dayMs);
  return inTransaction(deps.db, async (tx) => {
    if (!(await hasClosed(tx, member.id))) return refuse('accountOpen');
    if (!(await deps.hasNothing(tx, member.id))) return refuse('moneyLeft');
    const actor = `member:${member.id}`;
    const id = await insertErasure(tx, { memberId: member.id, askedBy: actor, reason: null, fromAt });
    if (id !== undefined) {
      const after = { state: 'waiting', from: fromAt.toISOString() };
      await recordAuditEvent(tx, {
        actor,
        memberId: member.id,
        subject: `erasure:${id}`,
        command: 'erasure.ask',
        after,
      });
    }
    return ok({ fromTime: fromAt.toISOString() });
  });
}

/** Takes it back, while nothing has been erased. */
export async function withdrawErasure(deps: PersonalDataDeps, memberId: bigint): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    const id = await withdraw(tx, memberId, deps.clock());
    if (id === undefined) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `erasure:${id}`,
      command: 'erasure.withdraw',
      before: { state: 'waiting' },
      after: { state: 'withdrawn' },
    });
    return ok(null);
  });
}

/** The desk has a member erased: two people decide it, and it begins at once. */
export function eraseByDesk(
  deps: PersonalDataDeps,
  operator: StaffPerson,
  { memberId, reason }: { memberId: number; reason: string },
): Promise<Result<null>> {
  if (!reason) return Promise.resolve(refuse('missingField', { field: 'reason' }));
  const subject = `member:${memberId}`;
  const proposal = { memberId, reason };
  return deps.approvals.ask(operator, { command: 'member.erase', subject, memberId: BigInt(memberId), proposal }, () =>
    eraseNow(deps, operator, proposal),
  );
}

/** What two people have decided. */
export async function eraseNow(
  deps: PersonalDataDeps,
  operator: Pick<StaffPerson, 'name'>,
  { memberId, reason }: { memberId: number; reason: string },
): Promise<Result<null>> {
  const id = BigInt(memberId);
  if (!(await deps.findMember(id))) return refuse('noSuchThing');
  const begun = await inTransaction(deps.db, async (tx): Promise<Result<null>> => {
    if (!(await deps.hasNothing(tx, id))) return refuse('moneyLeft');
    const askedBy = `operator:${operator.name}`;
    const erasure = await insertErasure(tx, { memberId: id, askedBy, reason, fromAt: deps.clock() });
    if (erasure === undefined) return refuse('wrongState', { status: 'being erased' });
    const after = { state: 'waiting', reason };
    await recordAuditEvent(tx, {
      actor: askedBy,
      memberId: id,
      subject: `erasure:${erasure}`,
      command: 'erasure.ask',
      after,
    });
    return ok(null);
  });
  if (begun.ok) deps.wake();
  return begun;
}

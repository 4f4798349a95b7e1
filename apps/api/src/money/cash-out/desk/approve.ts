import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { memberStanding } from '../application/member-standing.store.ts';
import { findForDesk } from '../cash-out-list.store.ts';
import { decideCashOut } from './decide.ts';
import type { DeskDeps } from './desk.deps.ts';
import { showCashOut } from './show.ts';

/**
 * One operator's approval of exactly this content. Where the policy asks for two, the first is kept as a proposal and the
 * second passes it on. Any change of the content makes both void.
 */
export async function approveCashOut(
  deps: DeskDeps,
  id: number,
  operator: StaffPerson,
  contentHash: string,
): Promise<Result<OperatorCashOut>> {
  const found = await findForDesk(deps.db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  const { cashOut } = found;
  if (contentHash !== cashOut.contentHash) return refuse('contentChanged');
  if (cashOut.status !== 'pending') return approveNow(deps, id, operator, contentHash);
  const blocked = await blockedBy(deps, cashOut.memberId);
  if (blocked) return blocked;
  const { memberId, amount } = cashOut;
  const approved = await deps.approvals.ask(
    operator,
    {
      command: 'cashOut.approve',
      subject: `cash-out:${id}`,
      memberId,
      amount,
      proposal: { contentHash },
      isOnlyContent: true,
    },
    () => approveNow(deps, id, operator, contentHash),
  );
  if (approved.ok || approved.error !== 'waitsForSecond') return approved;
  return ok(await showCashOut(deps, (await findForDesk(deps.db, BigInt(id)))!));
}

/** The last word on it, anyone who else had to say one before. */
export async function approveNow(
  deps: DeskDeps,
  id: number,
  operator: Pick<StaffPerson, 'name'>,
  contentHash: string,
): Promise<Result<OperatorCashOut>> {
  const found = await findForDesk(deps.db, BigInt(id));
  if (!found) return refuse('noSuchThing');
  const { status, memberId } = found.cashOut;
  // A deposit may have been taken back since the application; one may be after this too, so the worker asks again.
  const blocked = status === 'pending' && (await blockedBy(deps, memberId));
  if (blocked) return blocked;
  return decideCashOut(deps, 'approve', id, operator, { approvedHash: contentHash, askInMs: 0 });
}

async function blockedBy(deps: DeskDeps, memberId: bigint): Promise<Refusal | undefined> {
  const because = (why: string) => refuse('wrongState', { status: `blocked, since ${why},` });
  if ((await memberStanding(deps.db, memberId)).owesDeposit)
    return because('the member owes a deposit that was taken back');
  if (await deps.disputesDeposit(deps.db, memberId)) return because('a deposit of the member is disputed');
  return undefined;
}

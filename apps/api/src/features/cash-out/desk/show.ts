import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { deskWire } from '../cash-out.wire.ts';
import type { CashOutOfMember } from '../cash-out-list.store.ts';
import type { DeskDeps } from './desk.deps.ts';
import { needsSecondApproval } from './second-approval.ts';

type ShowDeps = Pick<DeskDeps, 'db' | 'membersOwing' | 'settingOf'>;

/** As the desk sees them, with what the members owe by now. */
export async function showCashOuts(deps: ShowDeps, found: CashOutOfMember[]): Promise<OperatorCashOut[]> {
  const owing = await deps.membersOwing(
    deps.db,
    found.map(({ cashOut }) => cashOut.memberId),
  );
  return Promise.all(
    found.map(async (one) =>
      deskWire(one, {
        owesDeposit: owing.has(one.cashOut.memberId),
        needsSecond: await needsSecondApproval(deps, one.cashOut.amount),
      }),
    ),
  );
}

export async function showCashOut(deps: ShowDeps, found: CashOutOfMember): Promise<OperatorCashOut> {
  return (await showCashOuts(deps, [found]))[0]!;
}

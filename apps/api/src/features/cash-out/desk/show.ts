import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { deskWire } from '../cash-out.wire.ts';
import type { CashOutOfMember } from '../cash-out-list.store.ts';
import type { DeskDeps } from './decide.ts';

type ShowDeps = Pick<DeskDeps, 'db' | 'membersOwing'>;

/** As the desk sees them, with what the members owe by now. */
export async function showCashOuts(
  { db, membersOwing }: ShowDeps,
  found: CashOutOfMember[],
): Promise<OperatorCashOut[]> {
  const owing = await membersOwing(
    db,
    found.map(({ cashOut }) => cashOut.memberId),
  );
  return found.map((one) => deskWire(one, owing.has(one.cashOut.memberId)));
}

export async function showCashOut(deps: ShowDeps, found: CashOutOfMember): Promise<OperatorCashOut> {
  return (await showCashOuts(deps, [found]))[0]!;
}

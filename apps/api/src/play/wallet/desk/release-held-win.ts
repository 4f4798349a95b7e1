import type { OperatorHeldWin } from '@fairhouse/contract/operator';
import { amountOf } from '@fairhouse/money';
import type { Result } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { findHeldWin } from '../held-win.store.ts';
import { decideHeldWin } from './decide-held-win.ts';
import type { WalletDeskDeps } from './desk.deps.ts';

/** Credits a held win, with a second person where the policy asks for one. */
export async function releaseHeldWin(
  deps: WalletDeskDeps,
  id: bigint,
  operator: StaffPerson,
): Promise<Result<OperatorHeldWin>> {
  const release = () => decideHeldWin(deps, 'release', id, operator.name);
  const win = await findHeldWin(deps.db, id);
  if (win?.status !== 'held') return release();
  const { memberId, currency, amount } = win;
  return deps.approvals.ask(
    operator,
    {
      command: 'heldWin.release',
      subject: `held-win:${id}`,
      memberId,
      amount: amountOf(currency, amount),
      proposal: { id: Number(id) },
    },
    release,
  );
}

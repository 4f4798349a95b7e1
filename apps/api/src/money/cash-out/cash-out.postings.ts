import type { PostCommand } from '@fairhouse/betting';
import type { HeldMoney } from './cash-out.states.ts';
import type { CashOut } from './cash-out.store.ts';

/** What the postings of cash-outs are filed under. */
export const cashOutSource = 'cash-out';

type Held = Pick<CashOut, 'id' | 'memberId' | 'amount' | 'method'>;

/** Moves the amount from cash to held; refused when there is not enough. */
export function holdOf({ id, memberId, amount, method }: Held): PostCommand {
  return {
    memberId,
    type: 'WITHDRAW',
    amount,
    source: cashOutSource,
    externalId: String(id),
    note: method,
  };
}

/** Moves what is held where the new status says. It was held by this very cash-out, so a refusal is a bug. */
export function heldMoneyOf({ id, memberId, amount, method }: Held, to: HeldMoney): PostCommand[] {
  if (to === 'stays') return [];
  const [type, name] =
    to === 'paid out' ? (['WITHDRAW_PAID', 'paid'] as const) : (['WITHDRAW_ROLLBACK', 'back'] as const);
  return [
    {
      memberId,
      type,
      amount,
      source: cashOutSource,
      externalId: `${id}:${name}`,
      reference: String(id),
      note: method,
    },
  ];
}

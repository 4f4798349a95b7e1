import type { Transaction } from '@fairhouse/database';
import { type Posting, type PostingType, postWithin } from '@fairhouse/ledger';
import { amountOf } from '@fairhouse/money';
import type { LockedBook } from './bonus.book.store.ts';
import type { Bonus } from './bonus.store.ts';

export const bonusSource = 'bonus';

/** What the posting is called that gives it. */
export function bonusName({ promotion, period }: Pick<Bonus, 'promotion' | 'period'>): string {
  return `${promotion}:${period}`;
}

/** Puts the bonus into the member's bonus pocket. The name makes a second one of the same promotion impossible. */
export async function postBonus(
  tx: Transaction,
  {
    memberId,
    promotion,
    period,
    currency,
    amount,
  }: Pick<Bonus, 'memberId' | 'promotion' | 'period' | 'currency' | 'amount'>,
): Promise<Posting> {
  const outcome = await postWithin(tx, {
    memberId,
    type: 'PROMOTION',
    amount: amountOf(currency, amount),
    source: bonusSource,
    externalId: bonusName({ promotion, period }),
    note: promotion,
  });
  if (!outcome.ok) throw new Error(`${promotion} of ${memberId} could not be posted: ${outcome.reason}`);
  return outcome.posting;
}

/**
 * Takes what is locked, out of the bonus pocket first and then out of the cash it won, and turns what is left in the
 * pocket into cash. Nothing of the bonus is left afterwards.
 */
export async function postEnd(
  tx: Transaction,
  bonus: Bonus,
  book: Pick<LockedBook, 'bonus'>,
): Promise<{ forfeited: bigint; paid: bigint }> {
  const { locked } = bonus.wagering;
  const fromPocket = locked < book.bonus ? locked : book.bonus;
  const paid = book.bonus - fromPocket;
  await post(tx, bonus, 'FORFEIT', fromPocket, 'forfeit');
  await post(tx, bonus, 'FORFEIT_WON', locked - fromPocket, 'forfeit-won');
  // The book has no line from bonus to cash: the pocket gives it up, and the house grants the same in cash.
  await post(tx, bonus, 'FORFEIT', paid, 'turn');
  await post(tx, bonus, 'BENEFITS', paid, 'cash');
  return { forfeited: locked, paid };
}

async function post(tx: Transaction, bonus: Bonus, type: PostingType, minor: bigint, name: string): Promise<void> {
  if (minor === 0n) return;
  const { id, memberId, currency, promotion } = bonus;
  const outcome = await postWithin(tx, {
    memberId,
    type,
    amount: amountOf(currency, minor),
    source: bonusSource,
    externalId: `${id}:${name}`,
    note: promotion,
  });
  if (!outcome.ok) throw new Error(`bonus ${id} could not post ${type}: ${outcome.reason}`);
}

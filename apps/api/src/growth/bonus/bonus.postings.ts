import type { Book, PostCommand, PostingType } from '@fairhouse/betting';
import { amountOf } from '@fairhouse/money';
import type { Bonus } from './bonus.store.ts';

export const bonusSource = 'bonus';

/** What the posting is called that gives it. */
export function bonusName({ promotion, period }: Pick<Bonus, 'promotion' | 'period'>): string {
  return `${promotion}:${period}`;
}

/** Puts the bonus into the member's bonus pocket. The name makes a second one of the same promotion impossible. */
export function giveOf({
  memberId,
  promotion,
  period,
  currency,
  amount,
}: Pick<Bonus, 'memberId' | 'promotion' | 'period' | 'currency' | 'amount'>): PostCommand {
  return {
    memberId,
    type: 'PROMOTION',
    amount: amountOf(currency, amount),
    source: bonusSource,
    externalId: bonusName({ promotion, period }),
    note: promotion,
  };
}

/**
 * Takes what is locked, out of the bonus pocket first and then out of the cash it won, and turns what is left in the
 * pocket into cash. Nothing of the bonus is left afterwards.
 */
export function endOf(
  bonus: Bonus,
  { balance }: Pick<Book, 'balance'>,
): { postings: PostCommand[]; forfeited: bigint; paid: bigint } {
  const { locked } = bonus.wagering;
  const pocket = balance.bonus.minor;
  const fromPocket = locked < pocket ? locked : pocket;
  const paid = pocket - fromPocket;
  const postings = [
    commandOf(bonus, 'FORFEIT', fromPocket, 'forfeit'),
    commandOf(bonus, 'FORFEIT_WON', locked - fromPocket, 'forfeit-won'),
    // The book has no line from bonus to cash: the pocket gives it up, and the casino grants the same in cash.
    commandOf(bonus, 'FORFEIT', paid, 'turn'),
    commandOf(bonus, 'BENEFITS', paid, 'cash'),
  ].filter(({ amount }) => amount.minor > 0n);
  return { postings, forfeited: locked, paid };
}

function commandOf(bonus: Bonus, type: PostingType, minor: bigint, name: string): PostCommand {
  const { id, memberId, currency, promotion } = bonus;
  return {
    memberId,
    type,
    amount: amountOf(currency, minor),
    source: bonusSource,
    externalId: `${id}:${name}`,
    note: promotion,
  };
}

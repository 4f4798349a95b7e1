import type { MoneyLines } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import type { Report } from './money-view.ts';

export type Line = Exclude<keyof MoneyLines, 'postings' | 'bets'>;
export type Owed = Report['currencies'][number]['opening'];

/** The lines of a statement in the order in which they are read. */
export const groups = {
  moved: ['deposits', 'cashOutsAsked', 'cashOutsBack', 'paidOut', 'fees', 'corrections'],
  played: ['stakes', 'rollbacks', 'wins', 'ggr'],
  free: ['freeStakes', 'freeWins'],
  bonuses: ['granted', 'supplierPrizes', 'forfeited', 'ngr'],
} as const satisfies Record<string, readonly Line[]>;
export type Group = keyof typeof groups;

export const owedLines = ['cash', 'bonus', 'held', 'all'] as const satisfies readonly (keyof Owed)[];

/** Whether what is owed at the end follows from what was owed at the start and from the lines, by the printed formula. */
export function addsUp(currency: Currency, lines: MoneyLines, opening: Owed, closing: Owed): boolean {
  const of = (text: string) => exactAmount(text, currency).minor;
  const parts = (owed: Owed) => of(owed.cash) + of(owed.bonus) + of(owed.held);
  const moved = of(lines.deposits) - of(lines.paidOut) - of(lines.ngr) - of(lines.fees) - of(lines.corrections);
  return (
    parts(opening) === of(opening.all) &&
    parts(closing) === of(closing.all) &&
    of(opening.all) + moved === of(closing.all)
  );
}

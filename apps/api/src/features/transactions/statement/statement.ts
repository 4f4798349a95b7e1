import { type Amount, subtract, zero } from '@fairhouse/money';
import type { Transaction } from '../posting-page.store.ts';

/** What a statement says, whatever it is written as. Every figure is the book's own. */
export interface Statement {
  siteName: string;
  member: { id: bigint; username: string };
  /** Days in UTC, the last one included. */
  from: string;
  until: string;
  /** Cash and bonus together before the first and after the last line. */
  opening: Amount;
  closing: Amount;
  lines: StatementLine[];
  madeAt: Date;
}

export interface StatementLine extends Transaction {
  /** What the line changed: below zero where the balance fell. */
  change: Amount;
}

/** `opening` is the balance at the beginning of the first day. */
export function statementOf(
  head: Pick<Statement, 'siteName' | 'member' | 'from' | 'until' | 'madeAt'>,
  opening: Amount,
  transactions: readonly Transaction[],
): Statement {
  const lines = transactions.map((one) => ({ ...one, change: subtract(one.after, one.before) }));
  return { ...head, opening, closing: lines.at(-1)?.after ?? opening, lines };
}

/** What came in and what went out over all lines; `out` is not negative. */
export function turnoverOf({ lines, opening }: Statement): { in: Amount; out: Amount } {
  let [gained, lost] = [0n, 0n];
  for (const { change } of lines) {
    if (change.minor > 0n) gained += change.minor;
    else lost -= change.minor;
  }
  const nothing = zero(opening.currency);
  return { in: { ...nothing, minor: gained }, out: { ...nothing, minor: lost } };
}

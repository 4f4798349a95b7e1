import { type Amount, subtract, zero } from '@fairhouse/money';
import type { Transaction } from '../transaction.ts';

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
  lines: readonly Transaction[];
  madeAt: Date;
}

/** What the line changed: below zero where the balance fell. */
export function changeOf({ before, after }: Transaction): Amount {
  return subtract(after, before);
}

/** `opening` is the balance at the beginning of the first day. */
export function statementOf(
  head: Pick<Statement, 'siteName' | 'member' | 'from' | 'until' | 'madeAt'>,
  opening: Amount,
  lines: readonly Transaction[],
): Statement {
  return { ...head, opening, closing: lines.at(-1)?.after ?? opening, lines };
}

/** What came in and what went out over all lines; `out` is not negative. */
export function turnoverOf({ lines, opening }: Statement): { in: Amount; out: Amount } {
  let [gained, lost] = [0n, 0n];
  for (const { before, after } of lines) {
    const change = after.minor - before.minor;
    if (change > 0n) gained += change;
    else lost -= change;
  }
  const nothing = zero(opening.currency);
  return { in: { ...nothing, minor: gained }, out: { ...nothing, minor: lost } };
}

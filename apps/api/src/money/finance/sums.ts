import type { MoneyLines } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';

/** The sum of the postings of one type in one currency, in minor units. */
export interface Sum {
  currency: Currency;
  type: string;
  /** Of a reversal: the type of what it took back; '' of all others. */
  reversed: string;
  postings: bigint;
  amount: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
}

export type Line = Exclude<keyof MoneyLines, 'postings' | 'bets'>;

/** The line that each type of posting belongs to. A type that is not here moves nothing. */
export const lineOf: Readonly<Record<string, Line>> = {
  DEPOSIT: 'deposits',
  WITHDRAW: 'cashOutsAsked',
  WITHDRAW_ROLLBACK: 'cashOutsBack',
  WITHDRAW_PAID: 'paidOut',
  GAME_BET: 'stakes',
  GAME_ROLLBACK: 'rollbacks',
  GAME_WIN: 'wins',
  PROMOTION: 'granted',
  REDEEM: 'granted',
  INVITE_AWARD: 'granted',
  GIFT: 'granted',
  BENEFITS: 'granted',
  FREE_BET: 'freeStakes',
  FREE_WIN: 'freeWins',
  FREE_ROUNDS_WON: 'granted',
  SUPPLIER_PRIZE: 'granted',
  FORFEIT: 'forfeited',
  FORFEIT_WON: 'forfeited',
  FEE: 'fees',
};

const lines = [...new Set(Object.values(lineOf)), 'supplierPrizes', 'corrections'] as const;

/**
 * Each line in minor units, from sums of one currency: the one definition of deposits, GGR, NGR and the others, by which the report
 * and the home page go. A reversal is taken off the line of what it took back.
 */
export function minorLinesOf(sums: readonly Omit<Sum, 'currency' | 'postings'>[]): Record<Line, bigint> {
  const minor = Object.fromEntries(lines.map((line) => [line, 0n])) as Record<Line, bigint>;
  for (const sum of sums) {
    // A free round that was returned was not played: its stake is in no line.
    if (sum.type === 'FREE_ROLLBACK') {
      minor.freeStakes -= sum.amount;
      continue;
    }
    const type = sum.type === 'REVERSAL' ? sum.reversed : sum.type;
    const amount = sum.type === 'REVERSAL' ? -sum.amount : sum.amount;
    const line = lineOf[type];
    if (type === 'SUPPLIER_PRIZE') minor.supplierPrizes += amount;
    if (line) minor[line] += amount;
    else minor.corrections -= sum.cash + sum.bonus + sum.held;
  }
  minor.ggr = minor.stakes - minor.rollbacks - minor.wins;
  minor.ngr = minor.ggr - minor.granted + minor.forfeited;
  return minor;
}

/** The lines of a report from the sums of one currency. */
export function linesOf(currency: Currency, sums: readonly Sum[]): MoneyLines {
  const minor = minorLinesOf(sums);
  const postingsOf = (some: readonly Sum[]) => Number(some.reduce((count, sum) => count + sum.postings, 0n));
  const text = (line: Line) => decimalText(amountOf(currency, minor[line]));
  return {
    postings: postingsOf(sums),
    bets: postingsOf(sums.filter(({ type }) => type === 'GAME_BET')),
    deposits: text('deposits'),
    cashOutsAsked: text('cashOutsAsked'),
    cashOutsBack: text('cashOutsBack'),
    paidOut: text('paidOut'),
    stakes: text('stakes'),
    rollbacks: text('rollbacks'),
    wins: text('wins'),
    ggr: text('ggr'),
    freeStakes: text('freeStakes'),
    freeWins: text('freeWins'),
    supplierPrizes: text('supplierPrizes'),
    granted: text('granted'),
    forfeited: text('forfeited'),
    ngr: text('ngr'),
    fees: text('fees'),
    corrections: text('corrections'),
  };
}

/** What the casino owes its members, in minor units. */
export interface Owed {
  cash: bigint;
  bonus: bigint;
  held: bigint;
}

export const nothingOwed: Owed = { cash: 0n, bonus: 0n, held: 0n };

export function owedAfter(before: Owed, sums: readonly Owed[]): Owed {
  return sums.reduce(
    (owed, { cash, bonus, held }) => ({ cash: owed.cash + cash, bonus: owed.bonus + bonus, held: owed.held + held }),
    before,
  );
}

export function owedText(currency: Currency, { cash, bonus, held }: Owed) {
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return { cash: text(cash), bonus: text(bonus), held: text(held), all: text(cash + bonus + held) };
}

export function byCurrency<S extends { currency: Currency }>(sums: readonly S[]): Map<Currency, S[]> {
  return groupedBy(sums, ({ currency }) => currency);
}

export function byDay<S extends { day: string }>(sums: readonly S[]): Map<string, S[]> {
  return groupedBy(sums, ({ day }) => day);
}

export function groupedBy<S, K>(sums: readonly S[], keyOf: (sum: S) => K): Map<K, S[]> {
  const found = new Map<K, S[]>();
  for (const sum of sums) {
    const own = found.get(keyOf(sum));
    if (own) own.push(sum);
    else found.set(keyOf(sum), [sum]);
  }
  return found;
}

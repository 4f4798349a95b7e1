import { type Amount, amountOf, type Currency, unitsOf } from '@fairhouse/money';

/** The promotions that an operator can switch, limit to a window of days, and set the terms of. */
export const promotions = ['signUp', 'firstDeposit', 'fridayFun', 'cashback'] as const;
export type Promotion = (typeof promotions)[number];

/** The levels that the weekly promotions know, by the code of the member's level. */
export const weeklyLevels = { bronze: 10, silver: 20, gold: 30, platinum: 35, diamond: 40 } as const;
export type WeeklyLevel = keyof typeof weeklyLevels;

/**
 * `money` is in minor units and differs by currency; `day` is written 20261231, 0 for no limit; `switch` is 1 or 0;
 * `percent`, `times` and `days` are whole numbers.
 */
export type TermUnit = 'money' | 'percent' | 'times' | 'days' | 'day' | 'switch';

interface Term {
  unit: TermUnit;
  /** Of `money`: hundredths of the unit that published figures count, the same in every currency. */
  value: bigint;
}

const money = (value: bigint): Term => ({ unit: 'money', value });
const of = (unit: TermUnit, value: bigint): Term => ({ unit, value });

/**
 * The numbers of the specification (money flows, section 9), with what it leaves open: the shares by category and the days
 * to claim. The rules, the offers and the published texts all read them, or what operators have set instead.
 */
export const defaultTerms = {
  'wagering.times': of('times', 50n),
  'wagering.mostCounted': money(2_00n),
  'wagering.idleDays': of('days', 7n),
  'wagering.slots': of('percent', 100n),
  'wagering.tableGames': of('percent', 10n),
  'wagering.liveCasino': of('percent', 10n),
  'free.mostReleased': money(200_00n),

  'signUp.on': of('switch', 1n),
  'signUp.firstDay': of('day', 0n),
  'signUp.lastDay': of('day', 0n),
  'signUp.bonus': money(5_00n),
  'signUp.claimDays': of('days', 30n),

  'firstDeposit.on': of('switch', 1n),
  'firstDeposit.firstDay': of('day', 0n),
  'firstDeposit.lastDay': of('day', 0n),
  'firstDeposit.percent': of('percent', 100n),
  'firstDeposit.most': money(200_00n),
  'firstDeposit.leastDeposit': money(10_00n),
  'firstDeposit.claimDays': of('days', 7n),
  'firstDeposit.days': of('days', 90n),

  'cashback.on': of('switch', 1n),
  'cashback.firstDay': of('day', 0n),
  'cashback.lastDay': of('day', 0n),
  'cashback.least': money(1_00n),

  'fridayFun.on': of('switch', 1n),
  'fridayFun.firstDay': of('day', 0n),
  'fridayFun.lastDay': of('day', 0n),
  ...friday('bronze', 100_00n, 10_00n, 10_00n),
  ...friday('silver', 150_00n, 20_00n, 20_00n),
  ...friday('gold', 200_00n, 30_00n, 30_00n),
  ...friday('platinum', 250_00n, 40_00n, 40_00n),
  ...friday('diamond', 300_00n, 50_00n, 50_00n),

  'inactivity.on': of('switch', 1n),
  'inactivity.days': of('days', 180n),
  'inactivity.monthlyFee': money(5_00n),
};

type FridayNames<L extends WeeklyLevel> = `fridayFun.${L}.${'deposits' | 'balanceBelow' | 'bonus'}`;

function friday<L extends WeeklyLevel>(level: L, deposits: bigint, balanceBelow: bigint, bonus: bigint) {
  return {
    [`fridayFun.${level}.deposits`]: money(deposits),
    [`fridayFun.${level}.balanceBelow`]: money(balanceBelow),
    [`fridayFun.${level}.bonus`]: money(bonus),
  } as Record<FridayNames<L>, Term>;
}

export type TermName = keyof typeof defaultTerms;
export const termNames = Object.keys(defaultTerms) as TermName[];

export function isTermName(name: string): name is TermName {
  return Object.hasOwn(defaultTerms, name);
}

/** What operators have set, by `name` or, for money, `name:currency`. */
export type SetTerms = ReadonlyMap<string, bigint>;

export interface Terms {
  number(name: TermName): number;
  amount(name: TermName, currency: Currency): Amount;
}

/** The terms in force: the specification's, except where operators have set another number. */
export function termsOf(set: SetTerms): Terms {
  return {
    number: (name) => Number(set.get(name) ?? defaultTerms[name].value),
    amount: (name, currency) =>
      amountOf(currency, set.get(`${name}:${currency}`) ?? unitsOf(currency, defaultTerms[name].value).minor / 100n),
  };
}

/** Whether a promotion is on at this moment. Its window is whole days in UTC, from 00:00 of the first to 23:59 of the last. */
export function isRunning(terms: Terms, promotion: Promotion, now: Date): boolean {
  const today = Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
  const last = terms.number(`${promotion}.lastDay`);
  return (
    terms.number(`${promotion}.on`) === 1 &&
    terms.number(`${promotion}.firstDay`) <= today &&
    (last === 0 || today <= last)
  );
}

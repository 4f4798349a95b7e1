import { type Amount, type Currency, compare, least, multiplyRatio } from '@fairhouse/money';
import { type Terms, type WeeklyLevel, weeklyLevels } from './terms.ts';

/** What a first deposit brings: so many percent of it, rounded down, up to the most. Undefined below the least deposit. */
export function firstDepositBonus(terms: Terms, deposit: Amount): Amount | undefined {
  const { currency } = deposit;
  if (compare(deposit, terms.amount('firstDeposit.leastDeposit', currency)) < 0) return undefined;
  const share = multiplyRatio(deposit, BigInt(terms.number('firstDeposit.percent')), 100n, 'down');
  return least(share, terms.amount('firstDeposit.most', currency));
}

/**
 * Bets to be made: so many times the bonus and, where one was asked for, the deposit; never more than `most` times the bonus,
 * where the place has such a bound. `ownTimes`: of a bonus that was promised with times of its own.
 */
export function requiredWagering(
  terms: Terms,
  bonus: Amount,
  deposit: Amount | undefined,
  most: number | null,
  ownTimes?: number,
): Amount {
  const times = BigInt(ownTimes ?? terms.number('wagering.times'));
  const asked = { currency: bonus.currency, minor: (bonus.minor + (deposit?.minor ?? 0n)) * times };
  return most === null ? asked : least(asked, { currency: bonus.currency, minor: bonus.minor * BigInt(most) });
}

/** How many times a bonus for which no deposit was asked is to be bet. */
export const timesOfBonus = (terms: Terms, most: number | null): number =>
  Math.min(terms.number('wagering.times'), most ?? Number.POSITIVE_INFINITY);

/** The same before there is a deposit: how many times the deposit and its bonus are to be staked at most. */
export function timesOfFirstDeposit(terms: Terms, most: number | null): number {
  const times = terms.number('wagering.times');
  const percent = terms.number('firstDeposit.percent');
  return most === null ? times : Math.min(times, Math.ceil((most * percent) / (100 + percent)));
}

/** Cashback on a week's loss, rounded down. Undefined for who lost nothing or gets less than the least. */
export function cashbackOf(terms: Terms, loss: Amount, percent: number): Amount | undefined {
  if (loss.minor <= 0n || percent <= 0) return undefined;
  const back = multiplyRatio(loss, BigInt(percent), 100n, 'down');
  return compare(back, terms.amount('cashback.least', loss.currency)) < 0 ? undefined : back;
}

/**
 * The Friday bonus of a level: for deposits of at least the level's, with a balance below the level's. Undefined when
 * it is not earned, or the level has none.
 */
export function fridayBonus(terms: Terms, level: number, deposits: Amount, balance: Amount): Amount | undefined {
  const asked = fridayTerms(terms, level, deposits.currency);
  if (!asked) return undefined;
  if (compare(deposits, asked.deposits) < 0 || compare(balance, asked.balanceBelow) >= 0) return undefined;
  return asked.bonus;
}

export interface FridayTerms {
  deposits: Amount;
  balanceBelow: Amount;
  bonus: Amount;
}

/** What the Friday bonus of a level asks for and brings. Undefined: the level has none. */
export function fridayTerms(terms: Terms, level: number, currency: Currency): FridayTerms | undefined {
  const name = levelName(level);
  if (!name) return undefined;
  return {
    deposits: terms.amount(`fridayFun.${name}.deposits`, currency),
    balanceBelow: terms.amount(`fridayFun.${name}.balanceBelow`, currency),
    bonus: terms.amount(`fridayFun.${name}.bonus`, currency),
  };
}

function levelName(level: number): WeeklyLevel | undefined {
  return (Object.keys(weeklyLevels) as WeeklyLevel[]).find((name) => weeklyLevels[name] === level);
}

/** The fee of one month for an account that nobody uses: at most what is there. Undefined when none is due. */
export function inactivityFee(terms: Terms, lastUsed: Date, now: Date, cash: Amount): Amount | undefined {
  const idleMs = now.getTime() - lastUsed.getTime();
  if (idleMs < terms.number('inactivity.days') * 24 * 3_600_000 || cash.minor <= 0n) return undefined;
  return least(cash, terms.amount('inactivity.monthlyFee', cash.currency));
}

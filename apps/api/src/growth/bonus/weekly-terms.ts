import type { Database } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import { databaseTime } from '../../db/database-time.store.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';
import { isRunning, type Promotion, type Terms, type WeeklyLevel, weeklyLevels } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';

export interface FridayTerms {
  deposits: Amount;
  balanceBelow: Amount;
  bonus: Amount;
}

/** What the weekly promotions bring in a place now. Null: off, or not allowed there. */
export interface WeeklyTerms {
  cashback: { least: Amount } | null;
  /** By the code of the level. */
  friday: ReadonlyMap<number, FridayTerms> | null;
  /** How many times a bonus is to be bet. */
  wageringTimes: number;
}

/** By the terms in force. */
export async function readWeeklyTerms(db: Database, rules: BonusRules, currency: Currency): Promise<WeeklyTerms> {
  const [terms, now] = await Promise.all([readTerms(db), databaseTime(db)]);
  return weeklyTerms(terms, rules, currency, now);
}

export function weeklyTerms(terms: Terms, rules: BonusRules, currency: Currency, now: Date): WeeklyTerms {
  const runs = (promotion: Promotion) => isRunning(terms, promotion, now) && isAllowed(rules, promotion);
  const fridayOf = (name: WeeklyLevel): FridayTerms => ({
    deposits: terms.amount(`fridayFun.${name}.deposits`, currency),
    balanceBelow: terms.amount(`fridayFun.${name}.balanceBelow`, currency),
    bonus: terms.amount(`fridayFun.${name}.bonus`, currency),
  });
  const names = Object.keys(weeklyLevels) as WeeklyLevel[];
  return {
    cashback: runs('cashback') ? { least: terms.amount('cashback.least', currency) } : null,
    friday: runs('fridayFun') ? new Map(names.map((name) => [weeklyLevels[name], fridayOf(name)])) : null,
    wageringTimes: Math.min(terms.number('wagering.times'), rules['bonus.wageringMost'] ?? Number.POSITIVE_INFINITY),
  };
}

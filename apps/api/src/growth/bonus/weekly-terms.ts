import type { Database } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import { databaseTime } from '../../db/database-time.store.ts';
import { type BonusRules, isAllowed } from './rules/allowed.ts';
import { type FridayTerms, fridayTerms, timesOfBonus } from './rules/grants.ts';
import { isRunning, type Promotion, type Terms } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';

/** What the weekly promotions bring in a place now. Null: off, or not allowed there. */
export interface WeeklyTerms {
  cashback: { least: Amount } | null;
  /** By the code of the level. */
  friday: ((level: number) => FridayTerms | undefined) | null;
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
  return {
    cashback: runs('cashback') ? { least: terms.amount('cashback.least', currency) } : null,
    friday: runs('fridayFun') ? (level) => fridayTerms(terms, level, currency) : null,
    wageringTimes: timesOfBonus(terms, rules['bonus.wageringMost']),
  };
}

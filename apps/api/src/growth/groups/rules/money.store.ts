import { z } from 'zod';
import {
  amount,
  bounded,
  type Condition,
  currency,
  days,
  inCurrency,
  since,
  sumWithin,
  whole,
  within,
} from './condition.ts';

const times = () => whole('times', 0, 100_000).optional();
const depositsKept = `deposit_kept s where ${since('s.created_at')}`;
const cashOutsAsked = `ledger_posting s where s.type = 'WITHDRAW' and ${since('s.created_at')}`;

/** Has paid in at least once since joining, and it was not taken back. */
export const everDeposited = {
  parameters: z.strictObject({}),
  sql: 'm.credited and m.id in (select s.member_id from deposit_kept s)',
} satisfies Condition;

export const deposits = {
  parameters: bounded({ days: days(), least: times(), most: times() }),
  sql: sumWithin(depositsKept, 'count(*)'),
} satisfies Condition;

export const depositSum = {
  parameters: bounded({ currency: currency(), days: days(), least: amount().optional(), most: amount().optional() }),
  sql: `${inCurrency} and ${sumWithin(depositsKept, 'sum(s.amount)')}`,
} satisfies Condition;

/** Asked for, whatever became of them. */
export const cashOuts = {
  parameters: bounded({ days: days(), least: times(), most: times() }),
  sql: sumWithin(cashOutsAsked, 'count(*)'),
} satisfies Condition;

export const cashOutSum = {
  parameters: bounded({ currency: currency(), days: days(), least: amount().optional(), most: amount().optional() }),
  sql: `${inCurrency} and ${sumWithin(cashOutsAsked, 'sum(s.amount)')}`,
} satisfies Condition;

/** Cash and bonus. */
export const balance = {
  parameters: bounded({ currency: currency(), least: amount().optional(), most: amount().optional() }),
  sql: `${inCurrency} and m.id in (select b.member_id from ledger_book b where ${within('b.cash + b.bonus')})`,
} satisfies Condition;

/** What the casino has won of the member since joining, below 0 where the member is ahead. */
export const casinoResult = {
  parameters: bounded({ currency: currency(), least: amount().optional(), most: amount().optional() }),
  sql: `${inCurrency} and m.id in (select b.member_id from ledger_book b
    where ${within('b.staked - b.rolled_back - b.won')})`,
} satisfies Condition;

import type { SettingValue } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { stepNames } from './durations.ts';

/** What is counted or summed up within one hour of UTC; amounts in minor units. */
export interface HourRow<M extends string = string> {
  hour: Date;
  /** null: not money. */
  currency: Currency | null;
  measures: Partial<Record<M, bigint>>;
}

/** What each source of figures measures. A measure of a day is the sum of its hours. */
export const measures = {
  /** `paymentFees`: stored with payments by their providers' fees; `…Priced`: the amounts of those payments. */
  money: [
    'deposits',
    'paidOut',
    'cashOutsAsked',
    'ggr',
    'granted',
    'forfeited',
    'ngr',
    'paymentFees',
    'depositsPriced',
    'paidOutPriced',
  ],
  players: ['joined', 'active', 'firstDeposits'],
  /** Payouts, and how many of them took how long. */
  payouts: ['paid', 'automatic', ...stepNames],
  /** Attempts at a deposit, by how they ended. */
  acceptance: ['done', 'refused'],
  messages: ['received'],
  /** Threads with the support team that were answered for the first time, by how long that took. */
  firstAnswers: [...stepNames],
  riskAlerts: ['raised'],
  harmCases: ['opened'],
} as const satisfies Record<string, readonly string[]>;
export type SourceName = keyof typeof measures;
export type Measure<S extends SourceName> = (typeof measures)[S][number];

/** Reads the hours from one moment on and before another. */
export type Source<M extends string = string> = (from: Date, until: Date) => Promise<HourRow<M>[]>;
export type Sources = { [S in SourceName]: Source<Measure<S>> };

/** Units of a currency for one US dollar, exact text, and the day that it was entered for. */
export interface DailyRate {
  day: string;
  perUsd: string;
}
export type Rates = ReadonlyMap<Currency, DailyRate>;

/** One game in some hours; amounts in minor units. */
export interface GameSum {
  game: string;
  currency: Currency;
  stakes: bigint;
  ggr: bigint;
}

export interface FunnelCounts {
  joined: bigint;
  deposited: bigint;
  depositedTwice: bigint;
}

export interface HomeDeps {
  db: Database;
  /** Everything posted before it is in the sums; null: there is no book yet. */
  summedUp(): Promise<Date | null>;
  sources: Sources;
  gamesOf(from: Date, until: Date): Promise<GameSum[]>;
  gameNames(): Promise<ReadonlyMap<string, string>>;
  funnelOf(from: Date, until: Date): Promise<FunnelCounts>;
  /** The newest rate of each currency that was entered for that day of UTC or one of the seven before it. */
  ratesOn(day: string): Promise<Rates>;
  reporting(): Promise<SettingValue<'reporting'>>;
  nowMs(): number;
}

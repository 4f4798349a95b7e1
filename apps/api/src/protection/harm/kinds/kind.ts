import type { Rules } from '@fairhouse/jurisdictions';
import type { Currency } from '@fairhouse/money';

/** Play of a piece of time: when it began, and how much was staked in how many stakes and came back. Minor units. */
export interface PlaySlot {
  at: Date;
  stakes: number;
  staked: bigint;
  returned: bigint;
}

export interface Deposit {
  at: Date;
  amount: bigint;
}

/** What a member did before a moment, each in the order of time, as far back as some sign of harm looks. */
export interface Happenings {
  /** What it is judged as of; nothing is of a later time. */
  until: Date;
  currency: Currency;
  /** Name of the IANA database: nights are counted by it. */
  timeZone: string;
  /** Of the last 8 days. */
  play: readonly PlaySlot[];
  /** Of the last 120 days. */
  deposits: readonly Deposit[];
  /** Of the last 7 days. */
  failedDeposits: readonly Date[];
  /** Taken back by the member within 30 days, by the moment of that. */
  cancelledCashOuts: readonly Date[];
}

/** What a marker is made of, as text: whole numbers, and amounts in minor units. */
export type Facts = Readonly<Record<string, string>>;

/** A sign of harm: what it counts, and the sentence that explains it to people. */
export interface HarmMarkerKind {
  /** 0 where there is nothing to count. */
  measure(happenings: Happenings, rules: Rules): { value: number; facts: Facts };
  /** Which of the facts are amounts in minor units. */
  amounts: readonly string[];
  /** Of facts in which amounts are in major units, with their currency. */
  sentence(facts: Facts): string;
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
export const slotMinutes = 5;
/** How far back what happened is read. */
export const lookBackDays = { play: 8, deposits: 120, failedDeposits: 7, cancelledCashOuts: 30 } as const;

/** From `days` before the moment on. */
export function within<T>(items: readonly T[], atOf: (item: T) => Date, until: Date, days: number): T[] {
  const from = until.getTime() - days * dayMs;
  return items.filter((item) => atOf(item).getTime() >= from && atOf(item) < until);
}

import type { Currency } from '@fairhouse/money';
import { z } from 'zod';
import { moneyFrom } from './money-text.ts';

/** The levels that weekly promotions and the ladder know, lowest first. */
export const vipLevelNames = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type VipLevelName = (typeof vipLevelNames)[number];

const friday = (field: string) => vipLevelNames.map((level) => `fridayFun.${level}.${field}`);

/** The amounts of the bonus terms, which differ by currency; the second of each pair says whether it may be nothing. */
const money: readonly (readonly [name: string, least: 0n | 1n])[] = [
  ['wagering.mostCounted', 1n],
  ['free.mostReleased', 1n],
  ['signUp.bonus', 0n],
  ['firstDeposit.most', 0n],
  ['firstDeposit.leastDeposit', 0n],
  ['cashback.least', 0n],
  ...['deposits', 'balanceBelow', 'bonus'].flatMap(friday).map((name) => [name, 0n] as const),
  ['inactivity.monthlyFee', 0n],
];

export function bonusTerms(currency: Currency) {
  return z.strictObject(Object.fromEntries(money.map(([name, least]) => [name, moneyFrom(currency, least)])));
}

const percent = () => z.int().min(0).max(100);
const days = (least: number) => z.int().min(least).max(3_650);
const day = () => z.int().refine((value) => value === 0 || isDay(value), 'is no day such as 20261231');
/** Whether a promotion is on, and from the first to the last day of its window, 0 for no limit. */
const running = (name: string) => ({
  [`${name}.on`]: z.boolean(),
  [`${name}.firstDay`]: day(),
  [`${name}.lastDay`]: day(),
});

/** What is the same in every currency. */
export const bonusRules = z.strictObject({
  'wagering.times': z.int().min(1).max(1_000),
  'wagering.idleDays': days(1),
  'wagering.slots': percent(),
  'wagering.tableGames': percent(),
  'wagering.liveCasino': percent(),
  ...running('signUp'),
  'signUp.claimDays': days(0),
  ...running('firstDeposit'),
  'firstDeposit.percent': percent(),
  'firstDeposit.claimDays': days(0),
  'firstDeposit.days': days(1),
  ...running('cashback'),
  ...running('fridayFun'),
  'inactivity.on': z.boolean(),
  'inactivity.days': days(0),
} as Record<string, z.ZodType<number | boolean>>);

/** 20261231 */
function isDay(value: number): boolean {
  const text = String(value).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** One level of the ladder: the lifetime points that reach it, and what Monday gives back. */
export const vipLevel = z.strictObject({
  points: z.int().min(1).max(1_000_000_000),
  cashbackPercent: percent(),
});

/** The packages of the VIP store, by their number. */
export const vipPackageIds = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const vipPackage = z.strictObject({
  enabled: z.boolean(),
  points: z.int().min(1).max(1_000_000_000).describe('Its price'),
  bonusUSD: moneyFrom('USD', 1n),
  bonusEUR: moneyFrom('EUR', 1n),
  bonusBRL: moneyFrom('BRL', 1n),
  bonusBTC: moneyFrom('BTC', 1n),
});

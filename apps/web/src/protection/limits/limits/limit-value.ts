import {
  type Amount,
  type Currency,
  decimalText,
  formatAmount,
  fromWire,
  readTypedAmount,
  type TypedProblem,
  toWire,
} from '@fairhouse/money';
import type { LimitKind, LimitPeriod } from '../../../lib/protection/use-protection.ts';

/** What is typed in a limit's form: an amount, or hours and minutes. */
export interface LimitDraft {
  amount: string;
  hours: string;
  minutes: string;
}

export const emptyDraft: LimitDraft = { amount: '', hours: '', minutes: '' };

/** The draft that says `most`, as the API sends it. */
export function draftOf(kind: LimitKind, most: number, currency: Currency): LimitDraft {
  if (kind === 'time') return { ...emptyDraft, hours: String(Math.floor(most / 60)), minutes: String(most % 60) };
  return { ...emptyDraft, amount: decimalText(amountOfWire(most, currency)).replace(/\.0+$/, '') };
}

/** What the API takes for a draft: minutes for time, else major units. Otherwise why there is none. */
export function readDraft(
  kind: LimitKind,
  draft: LimitDraft,
  currency: Currency,
  locale: string,
): number | TypedProblem {
  if (kind === 'time') {
    if (draft.hours === '' && draft.minutes === '') return 'empty';
    return Number(draft.hours || '0') * 60 + Number(draft.minutes || '0');
  }
  const read = readTypedAmount(draft.amount, currency, locale);
  return read.ok ? toWire(read.amount) : read.problem;
}

/** '$50', '$12.50': without cents where there are none. */
export function moneyText(value: number, currency: Currency, language: string): string {
  return formatAmount(amountOfWire(value, currency), language).replace(/[.,]00$/, '');
}

/** How much of a limit is used, from 0 to 100. */
export function percentOf({ used, most }: { used: number; most: number }): number {
  if (used <= 0) return 0;
  return most <= 0 ? 100 : Math.min(100, Math.floor((used / most) * 100));
}

const periodOrder = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/**
 * The limit of a longer period that stops play or deposits before this one does: $100 a day means nothing where $20 are left of the
 * month. `ofKind`: all limits of the same kind.
 */
export function appliesBefore<L extends { period: LimitPeriod; left: number }>(
  limit: L,
  ofKind: readonly L[],
): L | undefined {
  const place = periodOrder.indexOf(limit.period);
  const sooner = ofKind.filter(({ period, left }) => periodOrder.indexOf(period) > place && left < limit.left);
  return sooner.sort((a, b) => a.left - b.left)[0];
}

function amountOfWire(value: number, currency: Currency): Amount {
  const amount = fromWire(value, currency);
  if (!amount) throw new RangeError(`${value} is no amount of ${currency}`);
  return amount;
}

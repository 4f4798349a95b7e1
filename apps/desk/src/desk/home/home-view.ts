import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes, isCurrency } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';

export type Home = OperatorCallOutput<'/operator/home/figures'>;
export type Figure = Home['figures'][number];
export type Hours = OperatorCallOutput<'/operator/home/hours'>;
type Compared = Pick<Figure['values'][number], 'now' | 'wholeHours' | 'weekAgo'>;

/** The view in the address. */
export interface HomeView {
  currency?: string;
  /** The figure of the chart. */
  figure?: string;
}

/** 'group': money of all currencies, in the group currency. */
export type CurrencyChoice = Currency | 'group';

/** What money can be shown in: the group currency first, then what was moved. */
export function choicesOf({ group, figures }: Pick<Home, 'group' | 'figures'>): CurrencyChoice[] {
  const moved = new Set(figures.flatMap(({ values }) => values.map(({ currency }) => currency)));
  return [...(group ? (['group'] as const) : []), ...currencyCodes.filter((code) => moved.has(code))];
}

/** The choice of the address, where it is one; otherwise the first there is. */
export function choiceOf({ currency }: HomeView, home: Pick<Home, 'group' | 'figures'>): CurrencyChoice {
  const choices = choicesOf(home);
  if (currency === 'group' && home.group) return 'group';
  return isCurrency(currency) ? currency : (choices[0] ?? 'USD');
}

/** The figure of the chart: that of the address, where it has one; otherwise the first that does. */
export function chartedOf({ figure }: HomeView, figures: readonly Figure[]): Figure | undefined {
  const charted = figures.filter((one) => one.charted);
  return charted.find(({ name }) => name === figure) ?? charted[0];
}

export interface Shown extends Compared {
  /** null: not money. */
  currency: Currency | null;
  /** What has no rate, each in its own currency. */
  apart: { currency: Currency; now: string }[];
}

const nothing: Compared = { now: '0', wholeHours: '0', weekAgo: '0' };

/** What a card shows of a figure. */
export function shownOf(
  figure: Figure,
  choice: CurrencyChoice,
  { group, wholeHours }: Pick<Home, 'group' | 'wholeHours'>,
): Shown {
  const none = wholeHours === 0 ? { ...nothing, wholeHours: null, weekAgo: null } : nothing;
  if (figure.unit !== 'money') return { ...(figure.values[0] ?? none), currency: null, apart: [] };
  const amountsIn = (currency: Currency) => figure.values.find((one) => one.currency === currency);
  if (choice === 'group' && group && figure.group) {
    const apart = figure.group.missing.map((currency) => ({ currency, now: amountsIn(currency)?.now ?? '0' }));
    return { ...figure.group, currency: group.currency, apart };
  }
  const currency = choice === 'group' ? 'USD' : choice;
  return { ...none, ...amountsIn(currency), currency, apart: [] };
}

export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Tenths of a percent of the earlier value, or tenths of a point; without its sign. Undefined: there was nothing before. */
  tenths: bigint | undefined;
}

/** How the whole hours differ from those of a week ago; undefined where one of them is none. */
export function changeOf({ wholeHours, weekAgo }: Compared, unit: Figure['unit']): Change | undefined {
  if (wholeHours === null || weekAgo === null) return undefined;
  const [now, before] = [scaled(wholeHours), scaled(weekAgo)];
  const difference = now - before;
  const size = difference < 0n ? -difference : difference;
  const direction = difference === 0n ? 'same' : difference > 0n ? 'up' : 'down';
  if (unit === 'percent') return { direction, tenths: size / 10n ** 11n };
  const base = before < 0n ? -before : before;
  return { direction, tenths: base === 0n ? undefined : (2_000n * size + base) / (2n * base) };
}

/** Exact decimal text, times 10 to the power of 12. */
function scaled(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const size = BigInt(whole + fraction.slice(0, 12).padEnd(12, '0'));
  return sign ? -size : size;
}

/** '12.5' of 125 tenths. */
export const tenthsText = (tenths: bigint): string => `${tenths / 10n}.${tenths % 10n}`;

/** For the drawing alone: figures themselves stand in the table. */
export function drawnValue(text: string | null, currency: Currency | null): number | null {
  if (text === null) return null;
  if (!currency) return Number(text);
  return Number(exactAmount(text, currency).minor);
}

/** '07:00' of hour 7. */
export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { type Currency, isCurrency } from '@fairhouse/money';

export type Provenance = Pick<
  OperatorCallOutput<'/operator/finance/report'>,
  'from' | 'to' | 'asOf' | 'finished' | 'closed' | 'madeFrom'
>;
export type Report = OperatorCallOutput<'/operator/finance/report'>;
export type Day = OperatorCallOutput<'/operator/finance/days'>['days'][number];
export type BreakdownRow = OperatorCallOutput<'/operator/finance/breakdown'>['rows'][number];
export type Dimension = OperatorCallOutput<'/operator/finance/breakdown'>['by'];
export type Close = OperatorCallOutput<'/operator/finance/closes'>['content'][number];
export type MoneyDifference = OperatorCallOutput<'/operator/finance/differences'>['content'][number];

export type SettlementFile = OperatorCallOutput<'/operator/settlement/get'>;
export type SettlementLine = OperatorCallOutput<'/operator/settlement/lines'>['lines'][number];

/** How a settlement file stands, by colour. */
export const settlementTones = { preview: 'late', counted: 'good', discarded: 'plain' } as const;

export const moneyTabs = [
  'report',
  'days',
  'breakdown',
  'closes',
  'differences',
  'comparisons',
  'settlements',
] as const;
export type MoneyTab = (typeof moneyTabs)[number];

export const dimensions = [
  'game',
  'vendor',
  'method',
  'country',
  'cohort',
  'type',
] as const satisfies readonly Dimension[];
export const differenceStates = ['open', 'explained', 'corrected'] as const satisfies MoneyDifference['state'][];
export const differenceKinds = [
  'missingHere',
  'missingThere',
  'otherAmount',
  'open',
  'held',
  'refused',
  'notAnswered',
  'duplicate',
] as const satisfies MoneyDifference['kind'][];

/** The address: texts, no matter who wrote them. */
export type MoneyView = Partial<
  Record<'tab' | 'from' | 'to' | 'currency' | 'by' | 'state' | 'kind' | 'part' | 'day' | 'row', string>
>;

/** What every part of the screen is given. */
export interface PartProps {
  view: MoneyView;
  show: (view: MoneyView, replace?: boolean) => void;
}

/** What can be drawn day by day. */
export const charted = ['ggr', 'ngr', 'deposits', 'paidOut', 'stakes', 'wins'] as const;
export type Charted = (typeof charted)[number];

export interface Period {
  from: string;
  to: string;
}

export const tabOf = ({ tab }: MoneyView): MoneyTab => moneyTabs.find((one) => one === tab) ?? 'report';
export const dimensionOf = ({ by }: MoneyView): Dimension => dimensions.find((one) => one === by) ?? 'game';
export const currencyOf = ({ currency }: MoneyView): Currency | undefined =>
  isCurrency(currency) ? currency : undefined;
export const stateOf = ({ state }: MoneyView): MoneyDifference['state'] | 'all' =>
  state === 'all' ? state : (differenceStates.find((one) => one === state) ?? 'open');
export const settlementMatches = [
  'amountDiffers',
  'unknown',
  'missingInFile',
  'duplicate',
  'matched',
  'none',
] as const satisfies SettlementLine['match'][];
/** By which lines of a settlement file are filtered. */
export const matchOf = ({ kind }: MoneyView) => settlementMatches.find((one) => one === kind);
export const kindOf = ({ kind }: MoneyView) => differenceKinds.find((one) => one === kind);

const dayMs = 24 * 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
export const knownDay = (text: string | undefined): string | undefined => (isDay(text) ? text : undefined);

export const spans = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const;
export type Span = (typeof spans)[number];

/** Days of UTC, as the books count them. */
export function periodOfSpan(span: Span, nowMs: number): Period {
  const now = new Date(nowMs);
  const monthStart = (back: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
  switch (span) {
    case 'today':
      return { from: dayOf(nowMs), to: dayOf(nowMs) };
    case 'yesterday':
      return { from: dayOf(nowMs - dayMs), to: dayOf(nowMs - dayMs) };
    case 'week':
      return { from: dayOf(nowMs - 6 * dayMs), to: dayOf(nowMs) };
    case 'month':
      return { from: dayOf(monthStart(0)), to: dayOf(nowMs) };
    case 'lastMonth':
      return { from: dayOf(monthStart(1)), to: dayOf(monthStart(0) - dayMs) };
  }
}

/** The period of the address; the last seven days where it names none. */
export function periodOf({ from, to }: MoneyView, nowMs: number): Period {
  const usual = periodOfSpan('week', nowMs);
  if (isDay(from)) return { from, to: isDay(to) ? to : from };
  return isDay(to) ? { from: to, to } : usual;
}

export function spanOf(period: Period, nowMs: number): Span | undefined {
  return spans.find((span) => {
    const { from, to } = periodOfSpan(span, nowMs);
    return from === period.from && to === period.to;
  });
}

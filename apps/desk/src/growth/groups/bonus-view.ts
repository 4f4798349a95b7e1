import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';
import { isCurrency } from '@fairhouse/money';
import { numberOf } from '../../lib/number-of.ts';
import type { GroupsView } from './groups-view.ts';

export type CasinoBonus = OperatorCallOutput<'/operator/bonus/list'>['rows'][number];
export type BonusFilter = OperatorCallInput<'/operator/bonus/totals'>;

export const bonusStatuses = [
  'active',
  'released',
  'lost',
  'givenUp',
  'expired',
  'cancelled',
] as const satisfies readonly CasinoBonus['status'][];
export const bonusPromotions = [
  'signUp',
  'firstDeposit',
  'fridayFun',
  'given',
] as const satisfies readonly CasinoBonus['promotion'][];

/** What is typed of a filter; the other fields are chosen. */
export const typedFields = ['period', 'member', 'from', 'until'] as const;
const fields = ['state', 'kind', 'currency', ...typedFields] as const;

const dayOf = (text: string | undefined) =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text!)) ? text : undefined;

/** What the address asks for; what no list can be asked for is left out. */
export function bonusFilterOf(view: GroupsView): BonusFilter {
  const { state, kind, currency, period, member } = view;
  const asked = {
    status: bonusStatuses.find((one) => one === state),
    promotion: bonusPromotions.find((one) => one === kind),
    currency: currency && isCurrency(currency) ? currency : undefined,
    period: period?.trim() || undefined,
    memberId: numberOf(member),
    from: dayOf(view.from),
    until: dayOf(view.until),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The address with one thing of the filter changed; empty takes it away. */
export function withFilter(view: GroupsView, changed: Partial<Record<(typeof fields)[number], string>>): GroupsView {
  const now = Object.fromEntries(fields.map((name) => [name, view[name]]));
  const next = Object.entries({ ...now, ...changed }).filter(([, value]) => value);
  return { tab: 'bonuses', ...Object.fromEntries(next) };
}

export const isFiltered = (view: GroupsView) => fields.some((name) => view[name]);

/** The campaign that gave it; undefined: none did. */
export function campaignIn(period: string): number | undefined {
  return numberOf(/^campaign:(\d+)$/.exec(period)?.[1]);
}
/** The week of a promotion of the week; undefined: of none. */
export const weekIn = (period: string): string | undefined => (/^\d{4}-W\d\d$/.test(period) ? period : undefined);

import type { OperatorCallOutput, OperatorCallPath } from '@fairhouse/contract/operator';

export type Reports = OperatorCallOutput<'/operator/report/list'>['reports'];
export type SavedReport = Reports[number];
export type Worked = OperatorCallOutput<'/operator/report/run'>;
export type Result = NonNullable<Worked['result']>;
export type Column = Result['columns'][number];
export type Row = Result['rows'][number];
export type Problem = NonNullable<Worked['problem']>;
export type Definition = OperatorCallOutput<'/operator/report/get'>['versions'][number]['definition'];
export type TableDefinition = Extract<Definition, { kind: 'table' }>;
export type Kind = Definition['kind'];
export type Schedule = OperatorCallOutput<'/operator/report/schedules'>['schedules'][number];

/** The address: texts, no matter who wrote them. */
export type ReportsView = Partial<Record<'tab' | 'row' | 'edit' | 'version', string>>;

export interface ScreenProps {
  view: ReportsView;
  show: (view: ReportsView, replace?: boolean) => void;
}

export const tabs = ['saved', 'build', 'files'] as const;
export type Tab = (typeof tabs)[number];
export const tabOf = ({ tab }: ReportsView): Tab => tabs.find((one) => one === tab) ?? 'saved';

export const kinds = ['table', 'cohorts', 'saferGambling'] as const satisfies readonly Kind[];

/** A new report of a kind: last month, in each currency. */
export function firstDefinition(kind: Kind): Definition {
  if (kind === 'cohorts') return { kind, unit: 'month', figure: 'retention', cohorts: 6, filter: {}, currency: 'each' };
  if (kind === 'saferGambling') return { kind, months: 3, licences: [] };
  return {
    kind,
    measures: ['deposits', 'ggr', 'ngr'],
    step: 'day',
    by: [],
    filter: {},
    currencies: [],
    currency: 'each',
    period: { kind: 'last', unit: 'month', count: 1 },
    compare: false,
    sort: null,
    top: null,
  };
}

/** What is typed for a filter: values with commas between them. */
export const listOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];

/** What is read again after a change. */
export const reportCalls = [
  '/operator/report/list',
  '/operator/report/get',
  '/operator/report/schedules',
] as const satisfies readonly OperatorCallPath[];

export const isHead = ({ unit }: Column) => unit === null;

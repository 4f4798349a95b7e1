import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { day, text, whole } from '../../scalars.ts';
import { mostReportMeasures, mostReportProperties, reportMeasureNames, reportProperties } from './report-words.ts';

export const reportSteps = ['none', 'day', 'week', 'month'] as const;
export const reportPeriodUnits = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Days of UTC; weeks begin on Monday. `last`: whole units before today. `current`: the unit so far, with today. */
export const reportPeriod = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), from: day(), to: day().describe('The last day, included') }),
  z.strictObject({ kind: z.literal('last'), unit: z.enum(reportPeriodUnits), count: whole(1, 400) }),
  z.strictObject({ kind: z.literal('current'), unit: z.enum(['week', 'month']) }),
]);
export type ReportPeriod = z.output<typeof reportPeriod>;

const currencyView = () =>
  z
    .enum(['each', 'group'])
    .describe('`each`: a row for each currency; `group`: in the group currency, each day by its rate');

const filterValues = () => z.array(text(80)).min(1).max(50);

/** Measures over a period, by time and by properties. */
export const tableDefinition = z.strictObject({
  kind: z.literal('table'),
  measures: z.array(z.enum(reportMeasureNames)).min(1).max(mostReportMeasures),
  step: z.enum(reportSteps).describe('A row for each of these; `none`: the period as a whole'),
  by: z.array(z.enum(reportProperties)).max(mostReportProperties),
  filter: z
    .partialRecord(z.enum(reportProperties), filterValues())
    .describe('Rows with one of these values; of several properties all must hold'),
  currencies: z.array(z.enum(currencyCodes)).max(50).default([]).describe('Only these; empty: all'),
  currency: currencyView(),
  period: reportPeriod,
  compare: z.boolean().describe('Beside the period of the same length before it'),
  sort: z
    .strictObject({ by: z.enum(reportMeasureNames), direction: z.enum(['asc', 'desc']) })
    .nullable()
    .describe('null: by time, currency and properties'),
  top: whole(1, 1_000).nullable().describe('Only so many rows of each currency, after the sort; null: all'),
});
export type TableDefinition = z.output<typeof tableDefinition>;

/** Players by when they joined: how many were active so many periods later, or what they were worth until then. */
export const cohortsDefinition = z.strictObject({
  kind: z.literal('cohorts'),
  unit: z.enum(['month', 'week']),
  figure: z.enum(['retention', 'value']),
  cohorts: whole(1, 24).describe('So many, up to the current one'),
  filter: z.partialRecord(z.enum(['country', 'licence']), filterValues()),
  currency: currencyView().describe('Of `value`'),
});
export type CohortsDefinition = z.output<typeof cohortsDefinition>;

/** What protects players, by month and licence. */
export const saferGamblingDefinition = z.strictObject({
  kind: z.literal('saferGambling'),
  months: whole(1, 24).describe('So many, up to the current one'),
  licences: z.array(text(40)).max(20).describe('Only these; empty: all'),
});
export type SaferGamblingDefinition = z.output<typeof saferGamblingDefinition>;

/** A report as it is stored: JSON, read back by this schema. */
export const reportDefinition = z.discriminatedUnion('kind', [
  tableDefinition,
  cohortsDefinition,
  saferGamblingDefinition,
]);
export type ReportDefinition = z.output<typeof reportDefinition>;
export const reportKinds = ['table', 'cohorts', 'saferGambling'] as const;
export type ReportKind = (typeof reportKinds)[number];

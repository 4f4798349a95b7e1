import { z } from 'zod';
import { currency, moment, text } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { roleNames } from '../roles.ts';
import { reportDefinition, reportKinds } from './report-definition.ts';
import { reportMeasureNames, reportProblems, reportProperties, reportSources, reportUnits } from './report-words.ts';

const column = z.object({
  key: z
    .string()
    .describe('A measure, a property, `time`, `currency`, or the name of a column of another kind of report'),
  number: z.int().nullable().describe('Of columns of periods: which'),
  unit: z.enum(reportUnits).nullable().describe('null: stands before the values'),
  formula: z.string().nullable(),
  source: z.enum(reportSources).nullable(),
});

const row = z.object({
  heads: z.array(z.string().nullable()).describe('In the order of the columns without a unit; null: all together'),
  currency: currency().nullable().describe('Of its money; null: it has none'),
  values: z.array(exact().nullable()).describe('Major units, whole counts, percent to a tenth; null: there is none'),
  previous: z.array(exact().nullable()).nullable().describe('Of the period before; null: not asked for'),
  isMasked: z.boolean().describe('A cohort so small that the caller does not see its figures'),
});
export type ReportRow = z.output<typeof row>;

const days = { from: z.iso.date(), to: z.iso.date() };

export const reportResult = z.object({
  ...days,
  previous: z.object(days).nullable(),
  asOf: moment().nullable().describe('Everything posted before it is in; null: there is no book yet'),
  finished: z.boolean().describe('All its days are over, and their sums never change'),
  columns: z.array(column),
  rows: z.array(row),
  totals: z.array(row).describe('One for each currency; distinct players are counted once'),
  names: z.record(z.string(), z.string()).describe('What codes of games, studios, vendors and licences are called'),
  missing: z.array(currency()).describe('Currencies without a rate on some day: what they moved then is not in it'),
  isCut: z.boolean().describe('There are more rows than are answered'),
});
export type ReportResult = z.output<typeof reportResult>;
export type ReportColumn = ReportResult['columns'][number];

export const reportProblem = z.object({
  kind: z.enum(reportProblems),
  measure: z.enum(reportMeasureNames).nullable(),
  property: z.enum(reportProperties).nullable(),
  other: z.enum(reportProperties).nullable(),
});
export type ReportProblem = z.output<typeof reportProblem>;

export const reportName = () => text(80).describe('Not empty');
export const reportSharing = () => z.enum(['nobody', 'all', ...roleNames]);

export const savedReport = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(reportKinds),
  sharedWith: reportSharing(),
  isMine: z.boolean(),
  by: z.string().describe('Whose it is'),
  version: z.int(),
  changeTime: moment(),
  schedules: z.int().describe('How many send it by mail'),
});
export type SavedReport = z.output<typeof savedReport>;

export const reportVersion = z.object({
  version: z.int(),
  name: z.string(),
  definition: reportDefinition,
  by: z.string(),
  makeTime: moment(),
});

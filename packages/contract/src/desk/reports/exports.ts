import { z } from 'zod';
import { call } from '../../call.ts';
import { day, maybe, moment, text } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';

export const dailyExportFiles = [
  'sums.csv',
  'sums.parquet',
  'players.csv',
  'players.parquet',
  'schema.json',
  'manifest.txt',
] as const;
export type DailyExportFile = (typeof dailyExportFiles)[number];

export const listDailyExports = call({
  path: '/operator/report/exports',
  access: 'operator',
  permission: 'reports.files',
  summary: 'Finished days whose sums were written to files, the newest first.',
  input: z.strictObject({ before: maybe(day()).describe('`next` of the page before') }),
  output: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        makeTime: moment(),
        removeTime: moment().nullable().describe('When its files were removed; null: they are there'),
        files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string(), rows: z.int().nullable() })),
      }),
    ),
    next: z.iso.date().nullable(),
    keptDays: z.int().describe('For how many days files are kept'),
  }),
});

export const getDailyExportFile = call({
  path: '/operator/report/exports/file',
  access: 'operator',
  permission: 'reports.files',
  summary: 'A file of a day. That it was downloaded is recorded.',
  input: z.strictObject({ day: day(), file: text(40).describe('One of its `files`') }),
  output: fileAnswer(),
  errors: ['noSuchThing', 'serverBusy'],
  answersFile: true,
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, text, whole } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { listQuestion, listRow, listView } from './list.ts';

export const readList = call({
  path: '/operator/list/read',
  access: 'operator',
  permission: 'self',
  summary:
    'A page of a list. Each list takes its own permission. `serverBusy`: the filter takes too long, use a narrower one.',
  input: z.strictObject({
    ...listView,
    cursor: maybe(text(400)).describe('`next` of the page before; under the same filter and sort'),
    pageSize: whole(1, 200).default(100),
  }),
  output: z.object({
    columns: z.array(z.string()).describe('Of the cells of each row'),
    rows: z.array(listRow),
    next: z.string().nullable().describe('The cursor of the next page; null: this is the last'),
  }),
  errors: ['invalidField', 'notPermitted', 'serverBusy'],
});

export const countList = call({
  path: '/operator/list/count',
  access: 'operator',
  permission: 'self',
  summary: 'How many rows a list has under a filter, counted up to `countedUpTo` and for two seconds at most.',
  input: z.strictObject(listQuestion),
  output: z.object({
    count: z.int().nullable().describe('null: counting takes too long'),
    isMore: z.boolean().describe('Whether there are more than `countedUpTo`'),
    countedUpTo: z.int(),
  }),
  errors: ['invalidField', 'notPermitted'],
});

export const exportList = call({
  path: '/operator/list/export',
  access: 'operator',
  permission: 'exports.make',
  summary:
    'The rows of a list as CSV, with the same filter, order and columns, at most 10,000. Personal data are masked. The export is recorded.',
  input: z.strictObject(listView),
  output: fileAnswer(),
  errors: ['invalidField', 'notPermitted', 'serverBusy'],
  answersFile: true,
});

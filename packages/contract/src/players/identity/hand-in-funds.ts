import { z } from 'zod';
import { call } from '../../call.ts';
import { done, fileIds, maybe, text } from '../../scalars.ts';
import { fundsSources } from './identity-words.ts';

export const handInFunds = call({
  path: '/sys/identity/funds',
  summary: 'Submits the source of funds with documents. Staff decide; deposits are refused until then.',
  input: z.object({
    source: z.enum(fundsSources),
    note: maybe(text(500)),
    fileIds: fileIds().describe('Uploaded before; at least one'),
  }),
  output: done(),
  errors: ['noSuchThing', 'wrongState', 'missingField', 'fileNotYours'],
});

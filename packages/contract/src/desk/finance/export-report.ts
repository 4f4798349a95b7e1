import { z } from 'zod';
import { call } from '../../call.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { byDimension, maybeCurrency, period } from './lines.ts';

export const exportReport = call({
  path: '/operator/finance/export',
  access: 'operator',
  permission: 'exports.make',
  summary:
    'The report, or one breakdown of it by day, as CSV (RFC 4180, UTF-8). The first row names the columns; the header `x-made-from` and the name of the file carry the hash of its source.',
  input: z.object({ ...period(), by: byDimension().optional(), currency: maybeCurrency() }),
  output: fileAnswer(),
  errors: ['invalidField', 'notPermitted'],
  answersFile: true,
});

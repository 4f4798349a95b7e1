import { z } from 'zod';
import { call } from '../../call.ts';
import { day } from '../../scalars.ts';

const utcDay = () => day().describe('A day in UTC: 2026-11-21');

export const statement = call({
  path: '/sys/member/transaction/statement',
  summary:
    "A statement of the member's book over whole days in UTC, as a file: at most 366 days and 20,000 postings at once, one statement at a time.",
  input: z.object({ from: utcDay(), until: utcDay().describe('The last day of it'), format: z.enum(['pdf', 'csv']) }),
  output: z.object({
    fileName: z.string(),
    contentType: z.enum(['application/pdf', 'text/csv; charset=utf-8']),
    content: z.string().describe('The file in base64'),
  }),
  errors: ['statementPeriodInvalid', 'statementTooLong', 'tooManyRequests'],
});

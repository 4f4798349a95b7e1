import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';

export const shownMaintenance = call({
  path: '/sys/maintenance/get',
  access: 'visitor',
  isNoUse: true,
  summary: 'The maintenance that is on, or that starts within a day; null: none.',
  input: nothing(),
  output: z
    .object({
      state: z.enum(['planned', 'on']),
      startTime: moment(),
      endTime: moment().describe('When it is expected to end'),
      text: z.string().nullable().describe("A sentence in the reader's language; null: the standard text of the page"),
    })
    .nullable(),
});

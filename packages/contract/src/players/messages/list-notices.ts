import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const listNotices = call({
  path: '/base/notice/listAll',
  access: 'visitor',
  summary: 'The notices in force at this moment, in the language of X-FE-LANG.',
  input: nothing(),
  output: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      link: z.string().nullable().describe('A path of the site'),
    }),
  ),
});

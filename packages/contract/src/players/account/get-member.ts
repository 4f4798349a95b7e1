import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';

export const getMember = call({
  path: '/sys/member/getMember',
  summary:
    "The member's own record of invitations and documents. The id of another member is answered with `noSuchThing`.",
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    childCount: z.int().describe('Members invited'),
    treasureIndex: z.int().describe('`personCount` of the last reward taken; 0 before the first'),
    profileStatus: z
      .union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)])
      .describe('Documents: 0 not uploaded, 10 auditing, 20 accepted, 30 refused'),
  }),
  errors: ['noSuchThing'],
});

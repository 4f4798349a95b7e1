import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../scalars.ts';

export const checkBlock = call({
  path: '/sys/sysSetting/checkBlock',
  summary:
    'Whether the member may play for money now: not while an operator has blocked it. Asked every 3 s during play.',
  input: z.object({ id: id().describe("The member's id") }),
  output: z.union([z.literal(0), z.literal(1)]).describe('1 allowed, 0 blocked'),
  errors: ['noSuchThing'],
});

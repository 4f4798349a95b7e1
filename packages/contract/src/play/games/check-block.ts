import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { playAllowed, playBlockCauses } from './play-block.ts';

const { unspecified, payment, documents, ownWish } = playBlockCauses;

export const checkBlock = call({
  path: '/sys/sysSetting/checkBlock',
  summary:
    'Whether the member may play for money now: not while an operator has blocked it. Asked every 3 s during play.',
  input: z.object({ id: id().describe("The member's id") }),
  output: z
    .union([
      z.literal(playAllowed),
      z.literal(unspecified),
      z.literal(payment),
      z.literal(documents),
      z.literal(ownWish),
    ])
    .describe(
      "1 allowed; otherwise blocked: 2 while a payment is reviewed, 3 while documents are reviewed, 4 at the member's request, 0 for a reason that is not disclosed",
    ),
  errors: ['noSuchThing'],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';

export const replayRound = call({
  path: '/operator/member/replayRound',
  access: 'operator',
  permission: 'members.read',
  summary:
    "The address of a round's replay in its game, for a frame: works once, within a minute, for this round only. `noReplay` while the round is open, and for games of other vendors. The view is recorded.",
  input: z.object({
    memberId: id(),
    vendor: text(60),
    roundId: text(100),
    language: z.enum(['en', 'fil']).default('en').describe('Text on the picture'),
  }),
  output: z.object({ address: z.string() }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'noReplay'],
});

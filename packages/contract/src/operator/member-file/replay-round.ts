import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';

export const replayRound = call({
  path: '/operator/member/replayRound',
  access: 'operator',
  permission: 'members.read',
  summary:
    'Where a round is shown in its game’s own picture: an address for a frame, good for one look within a minute and for this round alone. `noReplay` while the round is played, and for games of other vendors, whose pictures are theirs. The look is recorded.',
  input: z.object({
    memberId: id(),
    vendor: text(60),
    roundId: text(100),
    language: z.enum(['en', 'fil']).default('en').describe('Of what the picture says'),
  }),
  output: z.object({ address: z.string() }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'noReplay'],
});

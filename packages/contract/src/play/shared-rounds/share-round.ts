import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, flag, moment } from '../../scalars.ts';
import { liveRound } from '../live-rounds/list-live-rounds.ts';

const ref = () => z.string().max(300).describe('As `/sys/liveRound/list` and `/sys/game/history/page` name the round');

const shared = z.object({
  share: z.string().describe('The name of the round in its link; it can be opened by anyone who has it'),
  withAmounts: flag().describe('Whether stake and win are shown, beside the multiple'),
  since: moment(),
});

export const getSharedRound = call({
  path: '/sys/sharedRound/get',
  summary: 'Whether a round of the member is shared, and by which name.',
  input: z.object({ ref: ref() }),
  output: z.object({
    isAllowed: flag().describe('Whether rounds may be shared where the member is'),
    shared: shared.nullable(),
  }),
  errors: ['noSuchThing'],
  isNoUse: true,
});

export const shareRound = call({
  path: '/sys/sharedRound/share',
  summary:
    'Lets anyone who has the link see a round of the member and verify it. Again: with or without amounts from now on.',
  input: z.object({ ref: ref(), withAmounts: flag() }),
  output: shared,
  errors: ['noSuchThing', 'sharingNotHere'],
});

export const stopSharingRound = call({
  path: '/sys/sharedRound/stop',
  summary: 'Ends the link of a round of the member at once. A repeat changes nothing.',
  input: z.object({ ref: ref() }),
  output: z.null(),
  errors: ['noSuchThing'],
});

export const openSharedRound = call({
  path: '/sys/sharedRound/open',
  access: 'visitor',
  summary:
    'A shared round, and the address at which the studio shows it again, once and within a minute, with what it is verified by. Null where rounds of others are not shown: by the rules of the place, and to members on a break, excluded, or with signs of harm.',
  input: z.object({ share: z.string().max(300) }),
  output: z.object({
    round: z
      .object({
        ...liveRound.omit({ ref: true, stakeFrom: true, stakeBelow: true }).shape,
        staked: amount().nullable().describe('Null where the player shows no amounts'),
        won: amount().nullable(),
        address: z.url(),
      })
      .nullable(),
  }),
  errors: ['noSuchThing'],
});

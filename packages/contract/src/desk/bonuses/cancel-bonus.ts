import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, text } from '../../scalars.ts';

export const cancelBonus = call({
  path: '/operator/bonus/cancel',
  access: 'operator',
  permission: 'bonuses.give',
  summary: "Cancels an active bonus of a player and its winnings. The player's own money stays.",
  input: z.object({ memberId: id(), id: id(), reason: text(200).refine(Boolean) }),
  output: done(),
  errors: ['noSuchThing', 'bonusRoundOpen', 'ownAffair'],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id } from '../../scalars.ts';

export const giveUpBonus = call({
  path: '/sys/bonus/giveUp',
  summary:
    "Cancels the member's active bonus: the bonus and its winnings are forfeited, the member's own money stays and can be cashed out.",
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing', 'bonusRoundOpen'],
});

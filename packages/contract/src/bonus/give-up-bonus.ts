import { z } from 'zod';
import { call } from '../call.ts';
import { done, id } from '../scalars.ts';

export const giveUpBonus = call({
  path: '/sys/bonus/giveUp',
  summary:
    "Ends the member's active bonus: the bonus and what was won with it go, the member's own money stays and can be cashed out.",
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing', 'bonusRoundOpen'],
});

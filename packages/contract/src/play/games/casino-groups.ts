import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { game } from './game.ts';

export const casinoGroups = call({
  path: '/sys/gameGroup/listAll',
  access: 'visitor',
  summary: 'Groups of games as staff arranged them, each with the games that can be played.',
  input: nothing(),
  output: z.array(
    z.object({ id: z.int(), name: z.string().describe('In the language of the caller'), data: z.array(game) }),
  ),
});

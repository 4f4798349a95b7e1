import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId } from '../../scalars.ts';
import { game } from './game.ts';

export const getGame = call({
  path: '/base/game/get',
  access: 'visitor',
  summary: 'One game.',
  input: z.object({ id: listedId() }),
  output: game,
  errors: ['noSuchThing', 'gameNotHere'],
});

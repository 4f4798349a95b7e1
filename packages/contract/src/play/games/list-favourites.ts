import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { game } from './game.ts';

export const listFavourites = call({
  path: '/sys/gameFavourite/listAll',
  summary: "The member's favourite games, the latest first; at most 200.",
  input: nothing(),
  output: z.array(game),
});

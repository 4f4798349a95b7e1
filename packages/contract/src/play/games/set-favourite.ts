import { z } from 'zod';
import { call } from '../../call.ts';
import { bit, done, listedId } from '../../scalars.ts';

export const setFavourite = call({
  path: '/sys/gameFavourite/set',
  summary: "Keeps a game among the member's favourites, or takes it out. Saying it twice is saying it once.",
  input: z.object({
    id: listedId().describe("The game's id"),
    favourite: bit().describe('1 keeps it, 0 takes it out'),
  }),
  output: done(),
  errors: ['noSuchThing', 'tooManyFavourites'],
});

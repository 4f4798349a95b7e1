import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { game } from './game.ts';

const group = () =>
  z.object({ count: z.int().describe('Games in the whole group'), data: z.array(game).describe('The first of them') });

export const gameGroups = call({
  path: '/sys/game/all',
  access: 'visitor',
  summary: 'The groups of the home page, each with its count and its first games.',
  input: nothing(),
  output: z.object({
    recently: group().describe('Played by this member, latest first; empty for visitors'),
    top: group().describe('Everything but live casino, most played first'),
    slotsGames: group(),
    tableGames: group(),
    liveCasino: group(),
  }),
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { bit, decimal, maybe, text } from '../../scalars.ts';
import { game } from './game.ts';
import { gameFeatures, gameShelves, gameVolatilities } from './game-words.ts';

export const findGames = call({
  path: '/sys/game/find',
  access: 'visitor',
  summary:
    'Games by what players choose them by. `name_LIKE` finds by name as the catalogue does; where no name is as typed, those that come nearest, errors of typing forgiven.',
  input: pageInput({
    filters: {
      enabled: { schema: bit(), operators: ['EQ'] },
      name: { schema: maybe(text(60)), operators: ['LIKE'] },
      shelf: { schema: z.enum(gameShelves), operators: ['EQ'] },
      studio: { schema: text(100), operators: ['EQ'] },
      feature: { schema: z.enum(gameFeatures), operators: ['EQ'] },
      volatility: { schema: z.enum(gameVolatilities), operators: ['EQ', 'IN'] },
      returnPercent: { schema: decimal(), operators: ['GTE'] },
      // 1: came into the catalogue in the last 30 days, and later than on its first.
      isNew: { schema: bit(), operators: ['EQ'] },
    },
    sort: ['totalPlayCount', 'createTime', 'name', 'returnPercent', 'volatility', 'largestWin'],
  }),
  output: pageOf(game),
});

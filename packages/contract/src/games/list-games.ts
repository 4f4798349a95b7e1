import { z } from 'zod';
import { call } from '../call.ts';
import { pageInput, pageOf } from '../list-query.ts';
import { bit, text } from '../scalars.ts';
import { game, gameCategories } from './game.ts';

export const listGames = call({
  path: '/base/game/listPage',
  access: 'visitor',
  summary: 'The catalogue. At most 300 games a page.',
  input: pageInput({
    filters: {
      enabled: { schema: bit(), operators: ['EQ'] },
      playForFun: { schema: bit(), operators: ['EQ'] },
      category: { schema: z.enum(gameCategories), operators: ['EQ', 'NEQ', 'IN'] },
      vendorCode: { schema: text(40), operators: ['EQ', 'IN'] },
    },
    sort: ['totalPlayCount', 'createTime', 'name'],
  }),
  output: pageOf(game),
});

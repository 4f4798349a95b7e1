import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { bit, maybe, text } from '../../scalars.ts';
import { game, gameCategories } from './game.ts';

export const listGames = call({
  path: '/base/game/listPage',
  access: 'visitor',
  summary:
    'The catalogue. At most 300 games a page. `name_LIKE` finds by name, ignoring case, accents and the order of words.',
  input: pageInput({
    filters: {
      enabled: { schema: bit(), operators: ['EQ'] },
      playForFun: { schema: bit(), operators: ['EQ'] },
      category: { schema: z.enum(gameCategories), operators: ['EQ', 'NEQ', 'IN'] },
      // Contained in the name, whatever its case, accents, blanks and signs; several words in any order.
      name: { schema: maybe(text(60)), operators: ['LIKE'] },
      vendorCode: { schema: text(40), operators: ['EQ', 'IN'] },
    },
    sort: ['totalPlayCount', 'createTime', 'name'],
  }),
  output: pageOf(game),
});

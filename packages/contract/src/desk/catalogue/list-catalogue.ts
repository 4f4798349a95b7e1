import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { arrangedGame, arrangedGroup } from './catalogue.ts';

export const listCatalogue = call({
  path: '/operator/catalogue/list',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'All games, also closed ones, in the order of the lobby, and the groups of the home page. At most 3,000 games.',
  input: nothing(),
  output: z.object({ games: z.array(arrangedGame), groups: z.array(arrangedGroup) }),
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, whole } from '../../scalars.ts';
import { catalogueChange } from './catalogue.ts';

export const listCatalogueChanges = call({
  path: '/operator/catalogue/history',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'Changes of a game, a group or the bet limits of a game in a currency, the latest first. Rows are never changed.',
  input: z.strictObject({
    subject: z.string().regex(/^((game|group):\d{1,10}|bets:[a-z0-9-]{1,60}:[A-Z]{3})$/),
    before: maybe(whole(1)).describe('`next` of the page before'),
  }),
  output: z.object({ rows: z.array(catalogueChange), next: z.int().nullable() }),
});

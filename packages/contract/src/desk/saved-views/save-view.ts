import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { mostViewsOfPerson, savedView, viewPlace, viewSearch, viewSharing } from './saved-view.ts';

export const saveView = call({
  path: '/operator/view/save',
  access: 'operator',
  permission: 'self',
  summary: `Saves a view, or changes one of the caller’s. At most ${mostViewsOfPerson} views for a person.`,
  input: z.object({
    id: id().optional().describe('Of the one that is changed'),
    place: viewPlace(),
    name: text(60).describe('Not empty; one in a place'),
    search: viewSearch(),
    sharedWith: viewSharing().default('nobody'),
    isDefault: z.boolean().default(false).describe('Shown first, instead of the previous default'),
  }),
  output: savedView,
  errors: ['missingField', 'invalidField', 'noSuchThing', 'wrongState'],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, text, whole } from '../../scalars.ts';
import { arrangedGroup, mostGamesOfGroup, mostGroups, place } from './catalogue.ts';

export const saveGameGroup = call({
  path: '/operator/catalogue/saveGroup',
  access: 'operator',
  permission: 'catalogue.edit',
  summary: `Saves a group of the home page, at most ${mostGroups}. A hidden group is kept.`,
  input: z.strictObject({
    id: maybe(listedId()).describe('Left out: a new one'),
    version: whole(0).describe('Version that was shown; 0 for a new one'),
    nameEn: text(40),
    nameFil: text(40),
    games: z.array(listedId()).min(1).max(mostGamesOfGroup),
    shown: z.boolean(),
    before: listedId().nullable().optional().describe('The group to place it before; null: at the end'),
    place: place().optional().describe('One that it had before, from its history'),
    reason: text(500).describe('Not empty'),
  }),
  output: arrangedGroup,
  errors: ['noSuchThing', 'contentChanged', 'settingRefused', 'missingField'],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, text, whole } from '../../scalars.ts';
import { arrangedGame, countryCodes, countryRules, gameStates, mostPinned, place } from './catalogue.ts';

export const arrangeGame = call({
  path: '/operator/catalogue/arrangeGame',
  access: 'operator',
  permission: 'catalogue.edit',
  summary: `Opens, announces or closes a game, moves it, pins it (at most ${mostPinned}), or sets in which countries it is offered; fields that are left out are unchanged. Players see it within 5 seconds. Open rounds can be finished.`,
  input: z.strictObject({
    id: listedId(),
    version: whole(0).describe('Version that was shown; outdated when a colleague changed it meanwhile'),
    state: z.enum(gameStates).nullable().optional().describe('null: as it came'),
    pinned: z.boolean().optional(),
    countryRule: z.enum(countryRules).optional(),
    countries: countryCodes().optional(),
    before: listedId().nullable().optional().describe('The game to place it before; null: at the end'),
    place: place().nullable().optional().describe('One that it had before, from its history; null: as it came'),
    reason: text(500).describe('Not empty'),
  }),
  output: arrangedGame,
  errors: ['noSuchThing', 'contentChanged', 'settingRefused', 'missingField'],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, text, whole } from '../../scalars.ts';
import { arrangedGame, countryCodes, countryRules, gameStates, mostPinned, place } from './catalogue.ts';

export const arrangeGame = call({
  path: '/operator/catalogue/arrangeGame',
  access: 'operator',
  permission: 'catalogue.edit',
  summary: `Opens, announces or closes a game, moves it, pins it (at most ${mostPinned}), or says in which countries it is offered; what is left out stays. Players see it at once, a page that is being drawn within 5 seconds. Rounds under way end.`,
  input: z.strictObject({
    id: listedId(),
    version: whole(0).describe('That was looked at; somebody who was faster makes it out of date'),
    state: z.enum(gameStates).nullable().optional().describe('null: as it came'),
    pinned: z.boolean().optional(),
    countryRule: z.enum(countryRules).optional(),
    countries: countryCodes().optional(),
    before: listedId().nullable().optional().describe('The game that it is to stand before; null: at the end'),
    place: place().nullable().optional().describe('One that it had before, from its history; null: as it came'),
    reason: text(500).describe('Not empty'),
  }),
  output: arrangedGame,
  errors: ['noSuchThing', 'contentChanged', 'settingRefused', 'missingField'],
});

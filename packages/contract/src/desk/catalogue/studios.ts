import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing, text } from '../../scalars.ts';

export const listStudios = call({
  path: '/operator/catalogue/studios',
  access: 'operator',
  permission: 'settings.read',
  summary: 'The aggregators whose lists were imported, and how many games of each of their studios players see.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      vendorName: z.string(),
      importTime: moment().nullable().describe('When the whole list was last gone through; null: never'),
      unreadable: z.int().describe('Entries of that list that could not be read'),
      studios: z.array(
        z.object({
          studio: z.string(),
          games: z.int().describe('That can be played'),
          open: z.int(),
          gone: z.int().describe('That the list has no more, or calls closed'),
        }),
      ),
    }),
  ),
});

export const arrangeStudio = call({
  path: '/operator/catalogue/arrangeStudio',
  access: 'operator',
  permission: 'catalogue.edit',
  summary:
    'Opens or closes every game of one studio of an aggregator that can be played, each with its own entry in its history. Open rounds can be finished.',
  input: z.strictObject({
    vendor: text(40),
    studio: text(80),
    state: z.enum(['open', 'closed']),
    reason: text(500).describe('Not empty'),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['noSuchThing', 'missingField'],
});

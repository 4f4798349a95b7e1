import { z } from 'zod';
import { call } from '../../call.ts';
import { done, maybe, moment, nothing, text, whole } from '../../scalars.ts';

const ofGame = () => ({
  vendor: text(40),
  game: maybe(text(64)).describe(
    "The vendor's own name of the game; without it, all games that have no bound of their own",
  ),
});
const reason = () => text(300).describe('For the record; not empty');

export const listWinBounds = call({
  path: '/operator/winBound/listAll',
  access: 'operator',
  permission: 'wins.read',
  summary: 'Win review thresholds in multiples of the stake, by vendor and game, and who set them.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      game: z.string().nullable().describe('Null: all games of the vendor that have no bound of their own'),
      multiple: z.int(),
      isSet: z.boolean().describe('Otherwise the default'),
      setBy: z.string().nullable(),
      setTime: moment().nullable(),
    }),
  ),
});

export const boundSources = ['own', 'vendor', 'usual'] as const;

export const listGamesWithBounds = call({
  path: '/operator/winBound/listGames',
  access: 'operator',
  permission: 'wins.read',
  summary: 'All games with the win review threshold in force and where it comes from. At most 3,000 games.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      game: z.string(),
      name: z.string(),
      multiple: z.int(),
      source: z.enum(boundSources).describe("Its own, its vendor's, or the default"),
      setBy: z.string().nullable().describe('Of its own'),
      setTime: moment().nullable(),
    }),
  ),
});

export const setWinBound = call({
  path: '/operator/winBound/set',
  access: 'operator',
  permission: 'winBounds.edit',
  summary: 'Sets the win review threshold of a game or a vendor, from the next win on. Wins already held stay held.',
  input: z.object({ ...ofGame(), multiple: whole(1, 1_000_000), reason: reason() }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted'],
});

export const unsetWinBound = call({
  path: '/operator/winBound/unset',
  access: 'operator',
  permission: 'winBounds.edit',
  summary: "Removes the win review threshold of a game or a vendor: the vendor's or the default applies again.",
  input: z.object({ ...ofGame(), reason: reason() }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'notPermitted'],
});

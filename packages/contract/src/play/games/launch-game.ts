import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId } from '../../scalars.ts';

export const launchInput = z.object({ id: listedId(), channel: z.enum(['pc', 'mobile']).default('pc') });

export const launchUrl = () => z.string().describe("The game's address, for a frame; its token works once");

export const launchGame = call({
  path: '/sys/game/getLaunchUrl',
  summary: 'Starts a game for real money.',
  input: launchInput.extend({
    freeRounds: z
      .enum(['on', 'off'])
      .optional()
      .describe('What the player chose where there are free rounds in the game: them, or own money'),
  }),
  output: launchUrl(),
  errors: [
    'noSuchThing',
    'gameUnavailable',
    'gameNotHere',
    'gameBlocked',
    'playPaused',
    'selfExcluded',
    'accountClosed',
    'restrictedCountry',
    'identityRequired',
    'documentsRequired',
    'registerMissing',
    'registerExcluded',
    'termsChanged',
    'maintenance',
  ],
});

import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId } from '../../scalars.ts';

export const launchInput = z.object({ id: listedId(), channel: z.enum(['pc', 'mobile']).default('pc') });

export const launchUrl = () => z.string().describe("The game's address, for a frame; its token works once");

export const launchGame = call({
  path: '/sys/game/getLaunchUrl',
  summary: 'Starts a game for real money.',
  input: launchInput,
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
  ],
});

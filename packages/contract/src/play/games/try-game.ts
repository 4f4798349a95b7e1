import { call } from '../../call.ts';
import { launchInput, launchUrl } from './launch-game.ts';

export const tryGame = call({
  path: '/sys/game/getTryPlayUrl',
  access: 'visitor',
  summary: 'Starts a game for fun: play money, no login.',
  input: launchInput,
  output: launchUrl(),
  errors: ['noSuchThing', 'gameUnavailable', 'gameNotHere', 'restrictedCountry'],
});

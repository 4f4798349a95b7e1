import { expect, it, vi } from 'vitest';
import { openGame } from './open-game.ts';

it.each([0, -1, Number.NaN])('asks nobody about a game whose number is %d: there is none', async (gameId) => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(await openGame({ gameId, playForFun: true, channel: 'mobile' })).toEqual({ is: 'refused', because: 'setup' });
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

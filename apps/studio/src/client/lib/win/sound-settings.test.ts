import { expect, it } from 'vitest';
import { readSettings } from './sound-settings.ts';

it('is muted until the player says otherwise', () => {
  expect(readSettings(null)).toMatchObject({ muted: true, music: true });
});

it('keeps what was chosen, and no value that is none', () => {
  const kept = { muted: false, effects: 0.3, ambience: 4, music: 'yes', haptics: false };
  expect(readSettings(JSON.stringify(kept))).toMatchObject({
    muted: false,
    effects: 0.3,
    ambience: 0.6,
    music: true,
    haptics: false,
  });
});

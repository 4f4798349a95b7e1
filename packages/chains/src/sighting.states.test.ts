import { expect, it } from 'vitest';
import { confirmationsOf, type SightingEvent, type SightingState, sightingMoves } from './sighting.states.ts';

const after = (events: SightingEvent[], from: SightingState = 'waiting') =>
  events.reduce((state, event) => sightingMoves[state][event], from);

it('is final only after it was mined and is deep', () => {
  expect(after(['mined', 'deep'])).toBe('final');
  expect(after(['deep'])).toBe('waiting');
  expect(after(['mined', 'abandoned', 'deep'])).toBe('loose');
});

it('comes back after a reorganisation when it is mined again', () => {
  expect(after(['mined', 'abandoned', 'waits', 'mined', 'deep'])).toBe('final');
});

it('is broken when even the depth was not enough, and stays so', () => {
  for (const event of ['waits', 'mined', 'deep', 'abandoned'] as const) {
    expect(after(['mined', 'deep', 'abandoned', event])).toBe('broken');
  }
});

it('has one confirmation in the newest block', () => {
  expect(confirmationsOf(100, 100)).toBe(1);
  expect(confirmationsOf(95, 100)).toBe(6);
  expect(confirmationsOf(101, 100)).toBe(0);
  expect(confirmationsOf(null, 100)).toBe(0);
});

import { expect, it } from 'vitest';
import { goesOn } from './held-play.ts';

const calm = { refusal: null, ended: null, won: 500 };

it('plays on while the button is held, until a round wins more than ten stakes', () => {
  expect(goesOn(calm, 500, 100)).toBe(true);
  expect(goesOn({ ...calm, won: 1_500 }, 500, 100)).toBe(true);
  expect(goesOn({ ...calm, won: 1_501 }, 500, 100)).toBe(false);
});

it('stops when a bet is refused and when the session is over', () => {
  expect(goesOn({ ...calm, refusal: { code: 'NOT_ENOUGH_MONEY', message: 'no' } }, 500, 100)).toBe(false);
  expect(goesOn({ ...calm, ended: 'SESSION_EXPIRED' }, 500, 100)).toBe(false);
});

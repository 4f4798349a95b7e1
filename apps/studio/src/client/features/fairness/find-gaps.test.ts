import { expect, it } from 'vitest';
import { findGaps } from './find-gaps.ts';

const number = (nonce: number, refused = false) => ({
  nonce,
  roundId: `r${nonce}`,
  game: 'nocturne',
  state: refused ? ('REFUSED' as const) : ('CLOSED' as const),
  refusal: refused ? { code: 'NOT_ENOUGH_MONEY' as const, message: 'x' } : null,
});

it('counts what was played, and lists what was refused', () => {
  const gaps = findGaps({ used: 3, numbers: [number(0), number(1, true), number(2)] }, []);
  expect(gaps).toEqual({ played: 2, refused: [number(1, true)], missing: [] });
});

it('finds a number that is not shown, between others and at the end', () => {
  expect(findGaps({ used: 5, numbers: [number(0), number(2)] }, []).missing).toEqual([1, 3, 4]);
});

it('finds a round that this device has recorded and the studio does not mention', () => {
  const noted = [
    { nonce: 0, roundId: 'r0' },
    { nonce: 1, roundId: 'another' },
    { nonce: 7, roundId: 'r7' },
    { nonce: null, roundId: null },
  ];
  expect(findGaps({ used: 2, numbers: [number(0), number(1)] }, noted).missing).toEqual([1, 7]);
});

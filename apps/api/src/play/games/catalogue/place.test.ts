import { describe, expect, it } from 'vitest';
import { placeBefore, placeBetween, room } from './place.ts';

const order = [1, 2, 3].map((id) => ({ id, position: BigInt(id) * room }));

describe('a place', () => {
  it('lies between its neighbours, and before or after all of them at the ends', () => {
    expect(placeBefore(order, 3, 2)).toBe(room + room / 2n);
    expect(placeBefore(order, 3, 1)).toBe(0n);
    expect(placeBefore(order, 1, null)).toBe(4n * room);
    expect(placeBefore([], 1, null)).toBe(0n);
  });

  it('of something that stays where it is lies between the same neighbours', () => {
    expect(placeBefore(order, 2, 3)).toBe(2n * room);
  });

  it('before something that there is not is none', () => {
    expect(placeBefore(order, 1, 9)).toBe(false);
    expect(placeBefore(order, 1, 1)).toBe(false);
  });

  it('runs out only after 32 moves to the very same spot', () => {
    let after = 2n * room;
    let moves = 0;
    for (let next = placeBetween(room, after); next !== undefined; next = placeBetween(room, after)) {
      after = next;
      moves++;
    }
    expect(moves).toBe(32);
  });
});

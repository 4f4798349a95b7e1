import type { DrawBelow } from './stream.ts';

const words = 2 ** 32;

/**
 * xoshiro128** by Blackman and Vigna: fast repeatable numbers for simulations. It draws no outcome of a game: a page of a
 * slot's book unfolds by it, but which page comes is drawn from the round's seeds.
 */
export function simulationStream(seed: number): DrawBelow {
  let s0 = wordOf(seed, 1);
  let s1 = wordOf(seed, 2);
  let s2 = wordOf(seed, 3);
  let s3 = wordOf(seed, 4);
  // A simulation draws billions of numbers, and most of its time goes by here: four words beside one another, and one division.
  return (n) => {
    const below = n >>> 0;
    for (;;) {
      const product = Math.imul(s1, 5);
      const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
      if (n === words) return word;
      const rest = (word % below) >>> 0;
      // Of the last, shorter run of numbers below n, none is taken: a word of 2³² − (2³² mod n) or more.
      if (word - rest + below <= words) return rest;
    }
  };
}

/** The words that a stream begins with: the seed, and a step further for each, mixed up. */
function wordOf(seed: number, place: number): number {
  let z = ((seed | 0) + Math.imul(0x9e3779b9, place)) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

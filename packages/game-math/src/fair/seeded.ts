import type { DrawBelow } from './stream.ts';

/**
 * xoshiro128** by Blackman and Vigna: fast repeatable numbers for simulations. It draws no outcome of a game: a page of a
 * slot's book unfolds by it, but which page comes is drawn from the round's seeds.
 */
export function simulationStream(seed: number): DrawBelow {
  const state = new Uint32Array(4);
  let mix = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    mix = (mix + 0x9e3779b9) >>> 0;
    let z = mix;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    state[i] = z ^ (z >>> 15);
  }
  const word = (): number => {
    const s1 = state[1]!;
    const product = Math.imul(s1, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    state[2] = state[2]! ^ state[0]!;
    state[3] = state[3]! ^ s1;
    state[1] = s1 ^ state[2]!;
    state[0] = state[0]! ^ state[3]!;
    state[2] = state[2]! ^ (s1 << 9);
    state[3] = (state[3]! << 11) | (state[3]! >>> 21);
    return result;
  };
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };
}

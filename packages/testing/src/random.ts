/** Repeatable chance for tests: the same seed makes the same choices. */
export interface Random {
  /** A whole number from 0 up to, but not, `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A generator of its own, that does not depend on how often this one is asked. */
  branch(name: number): Random;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, plenty for choosing victims, never for games. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
    branch: (name) => randomFrom(Math.imul(seed + 0x9e3779b9, name + 1)),
  };
}

import { type Hash, nodeHash } from './hash.ts';
import { foldSubtrees, type Subtree, subtreesOf } from './subtrees.ts';

/** A tree that grows leaf by leaf, of which only the full subtrees at its right edge are kept. */
export interface Frontier {
  readonly size: number;
  /** Answers the subtrees that this leaf has completed, the lowest first; the leaf itself is none of them. */
  push(leaf: Hash): (Subtree & { hash: Hash })[];
  root(): Hash;
}

/** Continues after `size` leaves, given the hashes of the full subtrees that they make up. */
export function createFrontier(size = 0, edge: readonly Hash[] = []): Frontier {
  const hashes = [...edge];
  const levels = subtreesOf({ from: 0, until: size }).map(({ level }) => level);
  let count = size;
  return {
    get size() {
      return count;
    },
    push(leaf) {
      count++;
      const completed: (Subtree & { hash: Hash })[] = [];
      let hash = leaf;
      let level = 0;
      while (levels.at(-1) === level) {
        levels.pop();
        hash = nodeHash(hashes.pop()!, hash);
        level++;
        completed.push({ level, index: count / 2 ** level - 1, hash });
      }
      levels.push(level);
      hashes.push(hash);
      return completed;
    },
    root: () => foldSubtrees(hashes),
  };
}

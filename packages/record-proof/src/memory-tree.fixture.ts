import { type Hash, leafHash, nodeHash } from './hash.ts';
import { foldSubtrees, type Range, type Subtree, subtreesOf } from './subtrees.ts';

/** MTH(D[n]) word for word as RFC 6962, 2.1 defines it, to hold everything else against. */
export function definedRoot(leaves: readonly Hash[]): Hash {
  if (leaves.length === 1) return leaves[0]!;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return nodeHash(definedRoot(leaves.slice(0, half)), definedRoot(leaves.slice(half)));
}

export function hashesOf(leaves: readonly Hash[], ranges: readonly Range[]): Hash[] {
  const subtree = ({ level, index }: Subtree) =>
    definedRoot(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level));
  return ranges.map((range) => foldSubtrees(subtreesOf(range).map(subtree)));
}

export const leavesNamed = (count: number): Hash[] => Array.from({ length: count }, (_, at) => leafHash(`entry ${at}`));

import { emptyRoot, type Hash, nodeHash } from './hash.ts';

/** Leaves `from` until before `until`, of which a proof needs the one hash. */
export interface Range {
  from: number;
  until: number;
}

/** The whole subtree over the 2^level leaves from index · 2^level: its hash never changes once it is full. */
export interface Subtree {
  level: number;
  index: number;
}

/** The full subtrees that make up a range, left to right; `from` begins one at least as large as the range. */
export function subtreesOf({ from, until }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let at = from; at < until; ) {
    const level = levelWithin(until - at);
    subtrees.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return subtrees;
}

/** The hash over subtrees that stand beside one another, each smaller than the one to its left. */
export function foldSubtrees(hashes: readonly Hash[]): Hash {
  return hashes.length === 0 ? emptyRoot : hashes.reduceRight((right, left) => nodeHash(left, right));
}

/** The hash of a full subtree from its equally high parts, whose number is a power of two. */
export function fullSubtree(parts: readonly Hash[]): Hash {
  let row = parts;
  while (row.length > 1) {
    row = Array.from({ length: row.length / 2 }, (_, pair) => nodeHash(row[2 * pair]!, row[2 * pair + 1]!));
  }
  return row[0]!;
}

/** What stands beside the way from a leaf up to the root: PATH(m, D[n]) of RFC 6962, 2.1.1, lowest first. */
export function inclusionRanges(index: number, size: number): Range[] {
  const path: Range[] = [];
  let whole: Range = { from: 0, until: size };
  while (whole.until - whole.from > 1) {
    const [left, right] = halves(whole);
    path.unshift(index < left.until ? right : left);
    whole = index < left.until ? left : right;
  }
  return path;
}

/** PROOF(m, D[n]) of RFC 6962, 2.1.2, for 0 < m < n. */
export function consistencyRanges(size: number, later: number): Range[] {
  const proof: Range[] = [];
  let whole: Range = { from: 0, until: later };
  while (whole.until !== size) {
    const [left, right] = halves(whole);
    proof.unshift(size <= left.until ? right : left);
    whole = size <= left.until ? left : right;
  }
  // A tree that is a full subtree of the later one is known to anyone who asks: its root.
  return whole.from === 0 ? proof : [whole, ...proof];
}

/** The left one is the largest full subtree that is smaller than the whole. */
function halves({ from, until }: Range): [left: Range, right: Range] {
  const half = 2 ** levelWithin(until - from - 1);
  return [
    { from, until: from + half },
    { from: from + half, until },
  ];
}

/** The level of the largest full subtree of at most so many leaves. Counted: a logarithm rounds. */
function levelWithin(leaves: number): number {
  let level = 0;
  while (2 ** (level + 1) <= leaves) level++;
  return level;
}

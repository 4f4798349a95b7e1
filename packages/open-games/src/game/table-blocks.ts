import { type Hash, leafHash, nodeHash } from '@fairhouse/record-proof';
import type { TableLine } from './open-game.ts';

/**
 * A table of weights is committed to as a Merkle tree (RFC 6962, 2.1) over blocks of 64 lines. A block is 8 bytes for the sum of the
 * weights before it and, for each of its lines, 8 bytes for the sum of the weights up to it and 8 for its payout, all big-endian. So
 * one block shows which numbers fall on its lines, and how wide every line is.
 */
export const linesOfBlock = 64;

export interface Block {
  index: number;
  /** The sum of the weights before it. */
  from: bigint;
  lines: readonly { upTo: bigint; payout: bigint }[];
}

export function blockHash({ from, lines }: Block): Hash {
  const bytes = new Uint8Array(8 + 16 * lines.length);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, from);
  for (const [at, { upTo, payout }] of lines.entries()) {
    view.setBigUint64(8 + 16 * at, upTo);
    view.setBigUint64(16 + 16 * at, payout);
  }
  return leafHash(bytes);
}

/** The line of a block on which a number falls; undefined where it falls on none of them. */
export function lineIn({ index, from, lines }: Block, drawn: bigint): TableLine | undefined {
  let before = from;
  for (const [at, { upTo, payout }] of lines.entries()) {
    if (upTo < before) return undefined;
    if (drawn >= before && drawn < upTo) return { line: index * linesOfBlock + at + 1, from: before, upTo, payout };
    before = upTo;
  }
  return undefined;
}

/** The largest power of two below the number of leaves: where RFC 6962 splits a tree. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

export function rootOver(leaves: readonly Hash[]): Hash {
  if (leaves.length === 1) return leaves[0]!;
  const split = splitOf(leaves.length);
  return nodeHash(rootOver(leaves.slice(0, split)), rootOver(leaves.slice(split)));
}

/** The hashes beside the way from a leaf up to the root, the lowest first. */
export function pathOver(leaves: readonly Hash[], index: number): Hash[] {
  if (leaves.length === 1) return [];
  const split = splitOf(leaves.length);
  return index < split
    ? [...pathOver(leaves.slice(0, split), index), rootOver(leaves.slice(split))]
    : [...pathOver(leaves.slice(split), index - split), rootOver(leaves.slice(0, split))];
}

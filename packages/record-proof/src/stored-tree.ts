import type { Hash } from './hash.ts';
import { foldSubtrees, fullSubtree, type Range, type Subtree, subtreesOf } from './subtrees.ts';

/** A tile is a full subtree of 256 leaves, or of 256 tiles below it: its height in the tree is this times its level. */
export const tileHeight = 8;
export const tileWidth = 2 ** tileHeight;

/** Where a tree is kept: its leaves, and the hashes of its full tiles. */
export interface StoredTree {
  /** The hashes of a level from `from` until before `until`: of leaves (0), or of tiles. Throws when one of them is not there. */
  readLevel(level: number, range: Range): Promise<Hash[]>;
}

/** The hash over each range, of which at most 255 rows a level of tiles are read. */
export async function hashesOver(tree: StoredTree, ranges: readonly Range[]): Promise<Hash[]> {
  const hashes: Hash[] = [];
  for (const range of ranges) {
    const parts: Hash[] = [];
    for (const subtree of subtreesOf(range)) parts.push(await readSubtree(tree, subtree));
    hashes.push(foldSubtrees(parts));
  }
  return hashes;
}

export async function readSubtree(tree: StoredTree, { level, index }: Subtree): Promise<Hash> {
  const tiles = Math.floor(level / tileHeight);
  const width = 2 ** (level % tileHeight);
  return fullSubtree(await tree.readLevel(tiles, { from: index * width, until: (index + 1) * width }));
}

export async function rootOf(tree: StoredTree, size: number): Promise<Hash> {
  const [root] = await hashesOver(tree, [{ from: 0, until: size }]);
  return root!;
}

/**
 * The tiles that have become full while a tree grew from one size to another, the lowest first, each level handed to `insert` before the
 * one above it is read. Where no tile of a level has become full, none above it has.
 */
export async function fillTiles(
  tree: StoredTree,
  sizeBefore: number,
  size: number,
  insert: (level: number, from: number, hashes: readonly Hash[]) => Promise<void>,
): Promise<void> {
  for (let level = 1; ; level++) {
    const width = tileWidth ** level;
    const [from, until] = [Math.floor(sizeBefore / width), Math.floor(size / width)];
    if (from === until) return;
    const below = await tree.readLevel(level - 1, { from: from * tileWidth, until: until * tileWidth });
    const tiles = Array.from({ length: until - from }, (_, tile) =>
      fullSubtree(below.slice(tile * tileWidth, (tile + 1) * tileWidth)),
    );
    await insert(level, from, tiles);
  }
}

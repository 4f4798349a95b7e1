import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFrontier } from './frontier.ts';
import { type Hash, isSameHash } from './hash.ts';
import { definedRoot, hashesOf, leavesNamed } from './memory-tree.fixture.ts';
import { consistencyRanges, foldSubtrees, fullSubtree, inclusionRanges, subtreesOf } from './subtrees.ts';
import { verifyConsistency, verifyInclusion } from './verify.ts';

const leaves = leavesNamed(300);
const roots = Array.from({ length: 301 }, (_, size) => (size === 0 ? undefined : definedRoot(leaves.slice(0, size))));
const headOf = (size: number) => ({ size, root: roots[size]! });

/** A list of hashes that is not the one given: one bit, one more, one less, or two in each other's place. */
function changed(hashes: readonly Hash[], how: number, at: number): Hash[] | undefined {
  const copy = hashes.map((hash) => Uint8Array.from(hash));
  const place = copy.length === 0 ? 0 : at % copy.length;
  if (how === 0)
    copy.splice(
      place,
      0,
      Uint8Array.from({ length: 32 }, () => at % 256),
    );
  else if (copy.length === 0) return undefined;
  else if (how === 1) copy[place]![at % 32]! ^= 1 << (at % 8);
  else if (how === 2) copy.splice(place, 1);
  else if (copy.length > 1) copy.push(copy.shift()!);
  else return undefined;
  return copy;
}

const sizes = fc.integer({ min: 1, max: 300 });
const noise = fc.nat(1_000_000);

it('a leaf is proved, and nothing else is', () => {
  fc.assert(
    fc.property(sizes, noise, noise, fc.nat(3), (size, of, at, how) => {
      const index = of % size;
      const hashes = hashesOf(leaves, inclusionRanges(index, size));
      const leaf = leaves[index]!;
      expect(verifyInclusion({ index, leaf, hashes }, headOf(size))).toBe(true);
      const other = changed(hashes, how, at);
      if (other) expect(verifyInclusion({ index, leaf, hashes: other }, headOf(size))).toBe(false);
      expect(verifyInclusion({ index, leaf: leaves[(index + 1) % 300]!, hashes }, headOf(size))).toBe(false);
      expect(verifyInclusion({ index: index + 1, leaf, hashes }, headOf(size))).toBe(false);
      if (size < 300) expect(verifyInclusion({ index, leaf, hashes }, headOf(size + 1))).toBe(false);
    }),
  );
});

it('a prefix is proved, and nothing else is', () => {
  fc.assert(
    fc.property(sizes, sizes, noise, fc.nat(3), (one, two, at, how) => {
      const [size, later] = [Math.min(one, two), Math.max(one, two)];
      const hashes = size === later ? [] : hashesOf(leaves, consistencyRanges(size, later));
      expect(verifyConsistency(headOf(size), headOf(later), hashes)).toBe(true);
      const other = changed(hashes, how, at);
      if (other) expect(verifyConsistency(headOf(size), headOf(later), other)).toBe(false);
      const rewritten = { size, root: definedRoot([...leaves.slice(0, size - 1), leaves[299]!].slice(0, size)) };
      if (!isSameHash(rewritten.root, roots[size]!)) {
        expect(verifyConsistency(rewritten, headOf(later), hashes)).toBe(false);
      }
      expect(verifyConsistency(headOf(later), headOf(size), hashes)).toBe(size === later);
    }),
  );
});

it('a tree that grows is the tree as it is defined, from wherever it continues', () => {
  fc.assert(
    fc.property(sizes, sizes, (one, two) => {
      const [start, end] = [Math.min(one, two), Math.max(one, two)];
      const edge = subtreesOf({ from: 0, until: start });
      const hashOf = ({ level, index }: { level: number; index: number }) =>
        fullSubtree(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level));
      expect(foldSubtrees(edge.map(hashOf))).toEqual(roots[start]);
      const frontier = createFrontier(start, edge.map(hashOf));
      for (const leaf of leaves.slice(start, end)) {
        for (const { hash, ...subtree } of frontier.push(leaf)) expect(hash).toEqual(hashOf(subtree));
      }
      expect([frontier.size, frontier.root()]).toEqual([end, roots[end]]);
    }),
    { numRuns: 50 },
  );
});

it.each([-1, 0.5, Number.NaN, 2 ** 53])('the size %d is no size', (size) => {
  expect(verifyInclusion({ index: 0, leaf: leaves[0]!, hashes: [] }, { size, root: leaves[0]! })).toBe(false);
  expect(verifyConsistency({ size, root: leaves[0]! }, headOf(1), [])).toBe(false);
});

import { type Hash, isSameHash, nodeHash } from './hash.ts';

const isOdd = (number: number) => number % 2 === 1;
const half = (number: number) => Math.floor(number / 2);

interface Inclusion {
  index: number;
  leaf: Hash;
  hashes: readonly Hash[];
}

/** Whether a leaf stands at `index` in the tree of this size and root: RFC 9162, 2.1.3.2. */
export function verifyInclusion(inclusion: Inclusion, { size, root }: { size: number; root: Hash }): boolean {
  const found = rootByPath(inclusion, size);
  return found !== undefined && isSameHash(found, root);
}

/** The root that a leaf leads to in a tree of this size; undefined when the path is none of such a tree. */
export function rootByPath({ index, leaf, hashes }: Inclusion, size: number): Hash | undefined {
  if (!(Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size)) return undefined;
  let at = index;
  let last = size - 1;
  let found = leaf;
  for (const hash of hashes) {
    if (last === 0) return undefined;
    if (isOdd(at) || at === last) {
      found = nodeHash(hash, found);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else found = nodeHash(found, hash);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? found : undefined;
}

interface TreeHead {
  size: number;
  root: Hash;
}

/** Whether everything under the earlier head stands, in the same order, at the beginning of the later: RFC 9162, 2.1.4.2. */
export function verifyConsistency(earlier: TreeHead, later: TreeHead, hashes: readonly Hash[]): boolean {
  const isWhole = [earlier.size, later.size].every((size) => Number.isSafeInteger(size) && size >= 0);
  if (!isWhole || earlier.size > later.size) return false;
  if (earlier.size === later.size) return hashes.length === 0 && isSameHash(earlier.root, later.root);
  if (earlier.size === 0) return hashes.length === 0;
  const [first, ...rest] = isPowerOfTwo(earlier.size) ? [earlier.root, ...hashes] : hashes;
  if (!first) return false;
  let at = earlier.size - 1;
  let last = later.size - 1;
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  let before = first;
  let after = first;
  for (const hash of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      before = nodeHash(hash, before);
      after = nodeHash(hash, after);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else after = nodeHash(after, hash);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && isSameHash(before, earlier.root) && isSameHash(after, later.root);
}

function isPowerOfTwo(number: number): boolean {
  let rest = number;
  while (rest % 2 === 0) rest /= 2;
  return rest === 1;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Hash = Uint8Array;

const leafPrefix = Uint8Array.of(0x00);
const nodePrefix = Uint8Array.of(0x01);

/** The hash of a leaf by RFC 6962, 2.1; a text is taken as UTF-8. */
export function leafHash(leaf: Uint8Array | string): Hash {
  return sha256(concatBytes(leafPrefix, typeof leaf === 'string' ? utf8ToBytes(leaf) : leaf));
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(concatBytes(nodePrefix, left, right));
}

/** The root of a tree without leaves. */
export const emptyRoot: Hash = sha256(new Uint8Array());

/** What the chain begins with. */
export const chainStart: Hash = new Uint8Array(32);

/** The link of an entry: it covers every entry before it, in their order. */
export function chainHash(before: Hash, leaf: Hash): Hash {
  return sha256(concatBytes(before, leaf));
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { createFrontier } from './frontier.ts';
import { emptyRoot, leafHash } from './hash.ts';
import { hashesOf } from './memory-tree.fixture.ts';
import { openNote, readPublicKey } from './note.ts';
import { consistencyRanges, inclusionRanges, type Range } from './subtrees.ts';
import { verifyConsistency, verifyInclusion } from './verify.ts';

/** The example tree of google/certificate-transparency (merkletree/merkle_tree_test.cc), its roots and proofs. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const leaves = inputs.map((hex) => leafHash(hexToBytes(hex)));
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const names = {
  leaf1: '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  from2until4: '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
  from4until8: '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  leaf4: 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  from4until6: '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
  from6until8: 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
};
const hex = (ranges: Range[]) => hashesOf(leaves, ranges).map(bytesToHex);
const headOf = (size: number) => ({ size, root: hexToBytes(roots[size - 1]!) });

describe('the tree of certificate transparency', () => {
  it('has the roots of the reference at each size', () => {
    expect(bytesToHex(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const frontier = createFrontier();
    const found = leaves.map((leaf) => {
      frontier.push(leaf);
      return bytesToHex(frontier.root());
    });
    expect(found).toEqual(roots);
  });

  it.each([
    [0, 8, [names.leaf1, names.from2until4, names.from4until8]],
    [5, 8, [names.leaf4, names.from6until8, roots[3]]],
    [2, 3, [roots[1]]],
    [0, 1, []],
  ])('proves leaf %i of %i as the reference does', (index, size, proof) => {
    expect(hex(inclusionRanges(index, size))).toEqual(proof);
    const hashes = (proof as string[]).map(hexToBytes);
    expect(verifyInclusion({ index, leaf: leaves[index]!, hashes }, headOf(size))).toBe(true);
  });

  it.each([
    [1, 8, [names.leaf1, names.from2until4, names.from4until8]],
    [6, 8, [names.from4until6, names.from6until8, roots[3]]],
    [2, 5, [names.from2until4, names.leaf4]],
  ])('proves %i to be a prefix of %i as the reference does', (size, later, proof) => {
    expect(hex(consistencyRanges(size, later))).toEqual(proof);
    expect(verifyConsistency(headOf(size), headOf(later), (proof as string[]).map(hexToBytes))).toBe(true);
  });
});

it('reads the signed note of golang.org/x/mod/sumdb/note', () => {
  const key = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const signature = 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';
  const note = `${text}\n— PeterNeumann ${signature}\n`;
  const verifier = readPublicKey(key);
  expect(verifier).toBeDefined();
  expect(openNote(note, [verifier!])).toBe(text);
  expect(openNote(note.replace('problem is', 'problem was'), [verifier!])).toBeUndefined();
  expect(readPublicKey(key.replace('c74f', 'c74e'))).toBeUndefined();
});

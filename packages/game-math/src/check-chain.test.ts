import { describe, expect, it } from 'vitest';
import { hashedTimes, isInChain, sha256Hex } from './index.ts';

const seed = 'ab'.repeat(32);

describe('a text hashed many times', () => {
  it('is what hashing it one by one gives', () => {
    let at = seed;
    for (let times = 0; times < 300; times++) {
      expect(hashedTimes(seed, times)).toBe(at);
      at = sha256Hex(at);
    }
  });

  it.each(['', 'ab', 'ab'.repeat(33)])('has 64 digits, and not %j', (text) => {
    expect(() => hashedTimes(text, 1)).toThrow(RangeError);
  });
});

describe('the seed of a shared round', () => {
  const link = 9_001;
  const proof = { serverSeed: seed, nonce: link, chain: { end: hashedTimes(seed, link), link } };

  it('is in the chain whose end it leads to, and others have their turn meanwhile', async () => {
    let pauses = 0;
    const isIn = await isInChain(proof, async () => pauses++);
    expect([isIn, pauses]).toEqual([true, 3]);
    expect(await isInChain({ ...proof, nonce: 1, chain: { end: sha256Hex(seed), link: 1 } })).toBe(true);
  });

  it.each([
    ['of another link', { ...proof, nonce: link + 1, chain: { ...proof.chain, link: link + 1 } }],
    ['of a round that is none of its link', { ...proof, nonce: link + 1 }],
    ['of another chain', { ...proof, chain: { ...proof.chain, end: 'ef'.repeat(32) } }],
    ['that was changed', { ...proof, serverSeed: 'ac'.repeat(32) }],
    ['that is no hash', { ...proof, serverSeed: 'mine' }],
  ])('%s is not', async (_, other) => {
    expect(await isInChain(other)).toBe(false);
  });
});

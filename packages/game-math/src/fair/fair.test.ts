import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson, definitionHash } from './canonical.ts';
import { hmacSha256, sha256 } from './sha256.ts';
import { shuffle } from './shuffle.ts';
import { fairStream } from './stream.ts';

const nodeHmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

describe('sha256 without imports', () => {
  it('agrees with the platform for every length around the block size', () => {
    for (let length = 0; length < 200; length++) {
      const message = randomBytes(length);
      expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
    }
  });

  it('agrees with the platform as HMAC, with short and long keys', () => {
    for (const key of ['', 'k', 'ä'.repeat(31), 'x'.repeat(64), 'y'.repeat(200)]) {
      expect(Buffer.from(hmacSha256(key, 'Nachricht: 7:0'))).toEqual(nodeHmac(key, 'Nachricht: 7:0'));
    }
  });
});

describe('fairStream', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'player', nonce: 3 };

  it('reads block after block as big-endian words', () => {
    const words = [0, 1].flatMap((block) => {
      const bytes = nodeHmac(seeds.serverSeed, `player:3:${block}`);
      return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4));
    });
    const below = fairStream(seeds, hmacSha256);
    expect(Array.from({ length: 16 }, () => below(2 ** 32))).toEqual(words);
  });

  it('throws away words that would favour the small numbers', () => {
    const n = 3 * 2 ** 30;
    const words = Array.from({ length: 64 }, (_, i) =>
      nodeHmac(seeds.serverSeed, `player:3:${i >> 3}`).readUInt32BE((i % 8) * 4),
    );
    const kept = words.filter((word) => word < n);
    expect(kept.length).toBeLessThan(words.length);
    const below = fairStream(seeds, nodeHmac);
    expect(kept.map(() => below(n))).toEqual(kept);
  });

  it('gives other numbers for another nonce, client seed or server seed', () => {
    const draw = (change: Partial<typeof seeds>) => fairStream({ ...seeds, ...change }, nodeHmac)(2 ** 32);
    expect(new Set([draw({}), draw({ nonce: 4 }), draw({ clientSeed: 'x' }), draw({ serverSeed: 'b' })]).size).toBe(4);
  });

  it('refuses a range that it cannot draw from', () => {
    const below = fairStream(seeds, nodeHmac);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => below(n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('makes every order of four equally likely (χ², 23 degrees, p = 0.001)', () => {
    const counts = new Map<string, number>();
    const rounds = 24_000;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const order = shuffle(
        'abcd'.split(''),
        fairStream({ serverSeed: 'fixed', clientSeed: 'c', nonce }, nodeHmac),
      ).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - rounds / 24) ** 2 / (rounds / 24), 0);
    expect(chi).toBeLessThan(49.73);
  });
});

describe('definitionHash', () => {
  it('does not depend on the order of keys, but on every value', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
    expect(definitionHash({ a: 1, b: 2 })).toBe(definitionHash({ b: 2, a: 1 }));
    expect(definitionHash({ a: 1, b: 2 })).not.toBe(definitionHash({ a: 1, b: 3 }));
  });
});

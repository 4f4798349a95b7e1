import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairStream } from './stream.ts';

/** One long sequence as the games draw it: a new stream for every round, seven numbers from each. */
function sequence(range: number, length: number): Int32Array {
  const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
  const out = new Int32Array(length);
  for (let i = 0, nonce = 0; i < length; nonce++) {
    const below = fairStream({ serverSeed: `seed-of-range-${range}`, clientSeed: 'tests', nonce }, hmac);
    for (let k = 0; k < 7 && i < length; k++) out[i++] = below(range);
  }
  return out;
}

/** Upper bound of χ² at p = 0.0001 (Wilson and Hilferty 1931). */
function bound(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[], expected: (i: number) => number): number {
  return counts.reduce((sum, count, i) => sum + (count - expected(i)) ** 2 / expected(i), 0);
}

/** The ranges in use: two, a slot's strip, the wheel, and the first steps of the shuffle. */
const ranges = [2, 32, 37, 52, 415, 416];
const length = 200_000;

describe.each(ranges)('numbers below %i', (range) => {
  const numbers = sequence(range, length);

  it('come equally often (χ²)', () => {
    const counts = Array<number>(range).fill(0);
    for (const number of numbers) counts[number]!++;
    expect(chiSquare(counts, () => length / range)).toBeLessThan(bound(range - 1));
  });

  it('follow each other in pairs as often as any other pair (serial)', () => {
    const cells = Math.min(range, 16);
    const counts = Array<number>(cells * cells).fill(0);
    // Ranges that sixteen does not divide are cut to the largest multiple that it does.
    const width = Math.floor(range / cells);
    const kept = numbers.filter((number) => number < width * cells).map((number) => Math.floor(number / width));
    for (let i = 0; i + 1 < kept.length; i += 2) counts[kept[i]! * cells + kept[i + 1]!]!++;
    const pairs = Math.floor(kept.length / 2);
    expect(chiSquare(counts, () => pairs / (cells * cells))).toBeLessThan(bound(cells * cells - 1));
  });

  it('come back after gaps of the right lengths (gap)', () => {
    const p = Math.ceil(range / 4) / range;
    const longest = 20;
    const counts = Array<number>(longest + 1).fill(0);
    let gap = 0;
    for (const number of numbers) {
      if (number >= Math.ceil(range / 4)) gap++;
      else {
        counts[Math.min(gap, longest)]!++;
        gap = 0;
      }
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    const used = p > 0.4 ? 12 : longest;
    const merged = [...counts.slice(0, used), counts.slice(used).reduce((sum, count) => sum + count, 0)];
    const expected = (i: number) => total * (i < used ? p * (1 - p) ** i : (1 - p) ** used);
    expect(chiSquare(merged, expected)).toBeLessThan(bound(used));
  });

  it('go above and below the middle in as many runs as chance gives (runs)', () => {
    const high = Array.from(numbers, (number) => number >= range / 2);
    const above = high.filter(Boolean).length;
    const under = length - above;
    const runs = 1 + high.filter((value, i) => i > 0 && value !== high[i - 1]).length;
    const mean = 1 + (2 * above * under) / length;
    const variance = ((mean - 1) * (mean - 2)) / (length - 1);
    expect(Math.abs(runs - mean) / Math.sqrt(variance)).toBeLessThan(3.9);
  });
});

describe('the tests themselves', () => {
  it('notice numbers that are cut with a remainder', () => {
    // 8 bits modulo 37: the first 34 numbers come 7 times for every 6 of the others.
    const counts = Array<number>(37).fill(0);
    for (let i = 0; i < length; i++) counts[(i % 256) % 37]!++;
    expect(chiSquare(counts, () => length / 37)).toBeGreaterThan(bound(36));
  });
});

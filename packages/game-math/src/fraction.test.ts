import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf, percentText, shareOf } from './fraction.ts';

describe('a share in per cent', () => {
  it('is rounded down, however near the next step lies', () => {
    expect(percentText({ part: 7n, of: 13n })).toBe('53.84');
    expect(percentText({ part: 18n, of: 37n })).toBe('48.64');
    expect(percentText({ part: 4_950n, of: 10_000n })).toBe('49.50');
    expect(percentText({ part: 10n ** 30n - 1n, of: 10n ** 30n })).toBe('99.99');
    expect([0, 1, 3].map((decimals) => percentText({ part: 2n, of: 3n }, decimals))).toEqual(['66', '66.6', '66.666']);
    expect(percentText({ part: 1n, of: 1n })).toBe('100.00');
  });

  it('is never above the fraction, and less than a step below it', () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 25n });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 0, max: 6 }), (a, b, decimals) => {
        const share = a < b ? { part: a, of: b } : { part: b, of: a };
        const stated = shareOf(percentText(share, decimals));
        const step = 100n * 10n ** BigInt(decimals);
        expect(stated.part * share.of <= share.part * stated.of).toBe(true);
        expect((stated.part * step + stated.of) * share.of > share.part * stated.of * step).toBe(true);
      }),
    );
  });

  it('of a sum in floating point is that of the fraction that the sum stands for', () => {
    const others: string[] = [];
    for (let of = 1; of <= 400; of++)
      for (let part = 0; part <= of; part++)
        if (percentText(part / of) !== percentText({ part: BigInt(part), of: BigInt(of) }))
          others.push(`${part}/${of}`);
    expect(others).toEqual([]);
    // Added up in tenths it is a hair below 80 %.
    const sum = Array.from({ length: 8 }, () => 0.1).reduce((a, b) => a + b, 0);
    expect(sum).toBeLessThan(0.8);
    expect(percentText(sum)).toBe('80.00');
  });

  it('is read as it stands', () => {
    expect(['52.3', '99.56', '78'].map((text) => numberOf(shareOf(text)))).toEqual([0.523, 0.9956, 0.78]);
    for (const text of ['0.00', '7.66', '100.00']) expect(percentText(shareOf(text))).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { medianPrice } from './median-price.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const report = (source: string, price: bigint, at = now) => ({ source, price, at });

describe('the median of the sources', () => {
  it('is the middle one of three, the mean of the middle two of four', () => {
    expect(medianPrice([report('a', 100n), report('b', 102n), report('c', 101n)], now)).toEqual({
      ok: true,
      price: 101n,
      sources: ['a', 'b', 'c'],
    });
    const four = [report('a', 1_000n), report('b', 1_020n), report('c', 1_010n), report('d', 1_013n)];
    expect(medianPrice(four, now)).toMatchObject({ price: 1_011n });
  });

  it('leaves an outlier out, and stands on at least three that agree', () => {
    const three = [report('a', 1_000n), report('b', 1_001n), report('c', 1_002n)];
    expect(medianPrice([...three, report('wild', 2_000n)], now)).toEqual({
      ok: true,
      price: 1_001n,
      sources: ['a', 'b', 'c'],
    });
    expect(medianPrice([three[0]!, three[1]!, report('wild', 2_000n)], now)).toEqual({
      ok: false,
      reason: 'tooFewAgree',
    });
  });

  it('takes three percent for agreement and not a hundredth more', () => {
    const two = [report('a', 10_000n), report('b', 10_000n)];
    expect(medianPrice([...two, report('c', 10_300n)], now).ok).toBe(true);
    expect(medianPrice([...two, report('c', 10_301n)], now).ok).toBe(false);
  });

  it.each([
    ['stale', report('c', 100n, ago(11))],
    ['from the future', report('c', 100n, ago(-11))],
    ['nothing', report('c', 0n)],
  ])('does not count what is %s', (_what, third) => {
    expect(medianPrice([report('a', 100n), report('b', 100n), third], now)).toEqual({
      ok: false,
      reason: 'tooFewFresh',
    });
  });
});

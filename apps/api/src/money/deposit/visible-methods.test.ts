import { describe, expect, it } from 'vitest';
import type { SetMethod } from './find-methods.ts';
import { isVisibleTo, matches } from './visible-methods.ts';

const method = (visibility: 0 | 10 | 20): SetMethod => ({
  code: 'PAYP',
  name: 'PayPal Express',
  icon: '/art/methods/wallet.svg',
  provider: 'paypal',
  enabled: true,
  visibility,
  currencies: ['USD'],
  sortIndex: 70,
  discountPercent: 0,
  arrival: 'atOnce',
});

describe('a method', () => {
  it.each([
    [0, true, true],
    [10, true, false],
    [20, false, true],
  ] as const)('of visibility %i is shown after a deposit: %s, before one: %s', (visibility, after, before) => {
    expect(isVisibleTo(method(visibility), { credited: true })).toBe(after);
    expect(isVisibleTo(method(visibility), { credited: false })).toBe(before);
  });

  it('is asked for by whether it is enabled, its code and its visibility', () => {
    const shown = method(10);
    expect(matches(shown, { enabled: 1, visibilities: [0, 10], codes: ['PIX', 'PAYP'], code: 'PAYP' })).toBe(true);
    expect(matches(shown, {})).toBe(true);
    for (const other of [{ enabled: 0 }, { visibilities: [0, 20] }, { codes: ['PIX'] }, { code: 'PIX' }]) {
      expect(matches(shown, other)).toBe(false);
    }
  });
});

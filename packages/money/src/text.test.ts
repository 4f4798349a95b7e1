import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  currencyCodes,
  decimalText,
  formatAmount,
  fromWire,
  largestMinor,
  parseAmount,
  parseWrittenAmount,
  toWire,
} from './index.ts';

const anyAmount = fc
  .tuple(fc.constantFrom(...currencyCodes), fc.bigInt({ min: -largestMinor, max: largestMinor }))
  .map(([currency, minor]) => amountOf(currency, minor));

describe('amounts as text', () => {
  it.each([
    ['12.34', 'USD', 1234n],
    ['12.3', 'EUR', 1230n],
    ['0.00000001', 'BTC', 1n],
    ['12.340', 'USD', 1234n],
    ['-5', 'BRL', -500n],
  ] as const)('reads %s %s', (text, currency, minor) => {
    expect(parseAmount(text, currency)?.minor).toBe(minor);
  });

  it.each(['', ' 1', '1.', '.5', '1e3', '1,000', '0x10', 'NaN', '12.345', '٣', '99999999999999999'])(
    'refuses %j',
    (text) => {
      expect(parseAmount(text, 'USD')).toBeUndefined();
    },
  );

  it('refuses written text with more places than the currency has, also zeros', () => {
    expect(parseWrittenAmount('5.000', 'USD')).toBeUndefined();
    expect(parseWrittenAmount('5.00', 'USD')).toEqual(amountOf('USD', 500n));
    expect(parseWrittenAmount('5.000', 'BTC')).toEqual(amountOf('BTC', 500_000_000n));
  });

  it('comes back from text unchanged', () => {
    fc.assert(fc.property(anyAmount, (a) => void expect(parseAmount(decimalText(a), a.currency)).toEqual(a)));
  });

  it('comes back from the wire unchanged, through JSON', () => {
    fc.assert(
      fc.property(anyAmount, (a) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(a))) as number, a.currency)).toEqual(a);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.001, 10.005])('refuses the wire number %d in USD', (value) => {
    expect(fromWire(value, 'USD')).toBeUndefined();
  });

  it('writes the sign and the places of each currency', () => {
    expect(formatAmount(amountOf('USD', 123450n), 'en')).toBe('$1,234.50');
    expect(formatAmount(amountOf('BTC', 1n), 'en')).toBe('₿0.00000001');
  });
});

import { amountOf } from '@fairhouse/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinNames } from './coins.ts';
import { creditFor, needsPrice, type Quote, unitsFor, worthOf } from './quote.ts';
import { coinText, scaled } from './units.ts';

const price = (text: string) => scaled(text, 8)!;
const expiresAt = new Date('2026-03-01T12:20:00Z');
const inTime = new Date('2026-03-01T12:20:00Z');
const late = new Date('2026-03-01T12:20:01Z');
/** 50 dollars in litecoin at 80: 0.625. */
const quote: Quote = { coin: 'litecoin', asked: amountOf('USD', 5_000n), units: 62_500_000n, expiresAt };

describe('a quote', () => {
  it('asks for what covers the amount, rounded up to what can be typed', () => {
    expect(unitsFor('litecoin', amountOf('USD', 5_000n), price('80'))).toBe(62_500_000n);
    expect(coinText('litecoin', 62_500_000n)).toBe('0.625');
    // 50 / 3,000 = 0.01666…: eight places of an ether, not eighteen.
    expect(coinText('ethereum', unitsFor('ethereum', amountOf('USD', 5_000n), price('3000')))).toBe('0.01666667');
    expect(coinText('tether', unitsFor('tether', amountOf('USD', 5_000n), price('0.9998')))).toBe('50.010003');
  });

  it('credits exactly what was asked for exactly the quoted coins, whatever the price does', () => {
    const arrived = { coin: 'litecoin', units: 62_500_000n, seenAt: inTime } as const;
    expect(needsPrice(quote, arrived, true)).toBe(false);
    expect(creditFor(quote, arrived, true, undefined)).toEqual(amountOf('USD', 5_000n));
  });

  it('credits the share of an underpayment', () => {
    const arrived = { coin: 'litecoin', units: 31_250_001n, seenAt: inTime } as const;
    expect(creditFor(quote, arrived, true, undefined)).toEqual(amountOf('USD', 2_500n));
  });

  it('credits an overpayment beyond the quote at the price of today', () => {
    const arrived = { coin: 'litecoin', units: 162_500_000n, seenAt: inTime } as const;
    expect(needsPrice(quote, arrived, true)).toBe(true);
    expect(creditFor(quote, arrived, true, price('60'))).toEqual(amountOf('USD', 11_000n));
  });

  it.each([
    ['late', { coin: 'litecoin', units: 62_500_000n, seenAt: late }, true, 3_750n],
    ['a second payment', { coin: 'litecoin', units: 62_500_000n, seenAt: inTime }, false, 3_750n],
    ['another coin', { coin: 'tether', units: 10_000_000n, seenAt: inTime }, true, 60_000n],
  ] as const)('prices again what is %s', (_what, arrived, isFirst, minor) => {
    expect(needsPrice(quote, arrived, isFirst)).toBe(true);
    expect(creditFor(quote, arrived, isFirst, price('60'))).toEqual(amountOf('USD', minor));
  });

  it('never asks for less than the amount is worth, nor for a typing step more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...coinNames),
        fc.bigInt(1n, 500_000_000n),
        fc.bigInt(1n, 10n ** 14n),
        (coin, minor, at) => {
          const asked = amountOf('USD', minor);
          const units = unitsFor(coin, asked, at);
          expect(worthOf(coin, units, 'USD', at).minor).toBeGreaterThanOrEqual(minor);
        },
      ),
    );
  });
});

describe('decimal text', () => {
  it.each([
    ['0.5', 50_000_000n],
    ['65000', 6_500_000_000_000n],
    ['1.2e-7', 12n],
    ['1e3', 100_000_000_000n],
    ['0.123456789', 12_345_678n],
    ['-1', undefined],
    ['NaN', undefined],
    ['1,5', undefined],
  ])('%s', (text, value) => expect(scaled(text, 8)).toBe(value));
});

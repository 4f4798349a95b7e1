import { expect, it } from 'vitest';
import { exactAmount } from './exact.ts';

it('sums of any size are read exactly, those below zero too', () => {
  expect(exactAmount('123456789012345678901.05', 'USD').minor).toBe(12345678901234567890105n);
  expect(exactAmount('-0.5', 'EUR').minor).toBe(-50n);
  expect(exactAmount('0', 'BTC').minor).toBe(0n);
  expect(exactAmount('1.10000000', 'USD').minor).toBe(110n);
});

it('what the currency has no place for is no amount of it', () => {
  expect(() => exactAmount('1.005', 'USD')).toThrow(RangeError);
  expect(() => exactAmount('1e5', 'USD')).toThrow(RangeError);
});

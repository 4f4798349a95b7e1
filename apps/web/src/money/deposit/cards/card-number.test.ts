import { describe, expect, it } from 'vitest';
import { brandOf, caretAfter, digitsOf, grouped } from './card-number.ts';

describe('a card number', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111', 'Visa'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['2222400070000005', '2222 4000 7000 0005', 'Mastercard'],
    ['370000000000002', '3700 000000 00002', 'American Express'],
    ['30000000000004', '3000 0000 0000 04', 'Diners Club'],
    ['6011000000000004', '6011 0000 0000 0004', 'Discover'],
    ['3530111333300000', '3530 1113 3330 0000', 'JCB'],
    ['6250946000000016', '6250 9460 0000 0016', 'UnionPay'],
    ['5000550000000029', '5000 5500 0000 0029', 'Maestro'],
    ['4', '4', 'Visa'],
    ['', '', undefined],
    ['9', '9', undefined],
  ])('%s is shown as %s, of %s', (digits, shown, brand) => {
    expect(grouped(digits)).toBe(shown);
    expect(brandOf(digits)).toBe(brand);
  });

  it('is digits alone, at most 19', () => {
    expect(digitsOf('4111-1111 x1111')).toBe('411111111111');
    expect(digitsOf('1'.repeat(25))).toHaveLength(19);
  });

  it('keeps the caret behind the digit it stood behind', () => {
    expect(caretAfter('4111 1111', 0)).toBe(0);
    expect(caretAfter('4111 1111', 4)).toBe(4);
    expect(caretAfter('4111 1111', 5)).toBe(6);
    expect(caretAfter('4111 1111', 8)).toBe(9);
  });
});

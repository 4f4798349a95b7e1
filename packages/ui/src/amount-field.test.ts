import { describe, expect, it } from 'vitest';
import { amountTyped } from './amount-field.tsx';

describe('an amount as it is typed', () => {
  it.each([
    ['12,5', 'USD', '12.5'],
    ['12.345', 'USD', '12.34'],
    ['0.123456789', 'BTC', '0.12345678'],
    ['.5', 'EUR', '0.5'],
    ['1.2.3', 'EUR', '1.23'],
    ['-5e3', 'EUR', '53'],
    ['$ 50', 'USD', '50'],
    ['', 'USD', ''],
  ] as const)('%j in %s is %j', (typed, currency, value) => expect(amountTyped(typed, currency)).toBe(value));
});

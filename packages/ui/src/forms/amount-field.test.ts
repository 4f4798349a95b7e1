import { describe, expect, it } from 'vitest';
import { amountUnderstood } from './amount-field.tsx';

describe('an amount field', () => {
  it.each([
    ['5,000', 'USD', 'en', '= $5,000.00'],
    ['2.500,00', 'EUR', 'en', '= €2,500.00'],
    ['1 234', 'BRL', 'en', '= R$1,234.00'],
  ] as const)('says that it understood %j in %s for %s as %s', (typed, currency, locale, said) =>
    expect(amountUnderstood(typed, currency, locale)).toBe(said),
  );

  it.each(['', '5', '5000', '12.5', '12,50', '5.000', '5,0000', 'x'])('says nothing about %j', (typed) =>
    expect(amountUnderstood(typed, 'USD', 'en')).toBeUndefined(),
  );
});

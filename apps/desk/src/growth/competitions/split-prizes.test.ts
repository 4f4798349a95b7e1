import { describe, expect, it } from 'vitest';
import { splitPrizes } from './split-prizes.ts';

describe('the prizes of a pool', () => {
  it('fill every place in every currency of the pool', () => {
    expect(splitPrizes({ USD: '1,000', EUR: '100.01' }, 'topThree', 0, 'en')).toEqual([
      { USD: '500.00', EUR: '50.01' },
      { USD: '300.00', EUR: '30.00' },
      { USD: '200.00', EUR: '20.00' },
    ]);
  });

  it('are as many as asked for where all are equal', () => {
    expect(splitPrizes({ USD: '10' }, 'flat', 3, 'en')).toEqual([{ USD: '3.33' }, { USD: '3.33' }, { USD: '3.33' }]);
  });

  it.each([[{}], [{ USD: 'x' }], [{ USD: '0.01' }]])('are none of %j', (pool) => {
    expect(splitPrizes(pool, 'topTen', 0, 'en')).toBeUndefined();
  });
});

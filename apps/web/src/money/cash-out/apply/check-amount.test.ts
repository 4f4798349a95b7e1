import { amountOf } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { type CashOutLimits, checkCashOutAmount } from './check-amount.ts';

const usd = (minor: bigint) => amountOf('USD', minor);
const limits: CashOutLimits<'USD'> = {
  minimum: usd(2_500n),
  mostNow: usd(6_000n),
  multipleOf: undefined,
  withdrawable: usd(6_000n),
};

function problemOf(text: string, changed: Partial<typeof limits> = {}) {
  const checked = checkCashOutAmount(text, { ...limits, ...changed }, 'en');
  return checked.ok ? undefined : checked.problem;
}

describe('the amount of a cash-out', () => {
  it.each([
    ['', 'empty'],
    ['0', 'empty'],
    ['x', 'unreadable'],
    ['25.001', 'ambiguous'],
  ])('is asked for first: “%s” is %s', (text, is) => {
    expect(problemOf(text)).toEqual({ is });
  });

  it('is never read as a smaller one: 5,000 is five thousand', () => {
    expect(problemOf('5,000')).toEqual({ is: 'above', limit: usd(6_000n) });
    expect(
      checkCashOutAmount('5,000', { ...limits, mostNow: usd(500_000n), withdrawable: usd(500_000n) }, 'en'),
    ).toEqual({
      ok: true,
      amount: usd(500_000n),
    });
  });

  it('is not below the minimum, whatever the balance', () => {
    expect(problemOf('24.99', { withdrawable: usd(0n) })).toEqual({ is: 'below', limit: usd(2_500n) });
  });

  it('has one maximum, which the server computes from balance, month and every other bound', () => {
    expect(problemOf('100000.01')).toEqual({ is: 'above', limit: usd(6_000n) });
    expect(problemOf('60.01')).toEqual({ is: 'above', limit: usd(6_000n) });
    expect(problemOf('50.01', { mostNow: usd(5_000n) })).toEqual({ is: 'above', limit: usd(5_000n) });
  });

  it('keeps to the multiple where there is one', () => {
    expect(problemOf('50', { multipleOf: usd(10_000n) })).toEqual({ is: 'uneven', limit: usd(10_000n) });
    expect(problemOf('60')).toBeUndefined();
  });

  it('is covered by what can be withdrawn, to the last cent', () => {
    expect(problemOf('25', { mostNow: usd(0n), withdrawable: usd(2_000n) })).toEqual({ is: 'insufficient' });
    expect(checkCashOutAmount('60', limits, 'en')).toEqual({ ok: true, amount: usd(6_000n) });
  });
});

import { amountOf } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from './check-amount.ts';

const limits = { minimum: amountOf('USD', 1_000n), maximum: amountOf('USD', 500_000n) };
const inBitcoin = { minimum: amountOf('BTC', 10_000n), maximum: amountOf('BTC', 5_000_000n) };

describe('the amount of a deposit', () => {
  it.each(['', '0', '0.00', 'abc', '1e3', '12.345'])('asks for one when there is none: “%s”', (text) => {
    expect(checkDepositAmount(text, limits)).toEqual({ ok: false, problem: { is: 'empty' } });
  });

  it('names the minimum with its currency', () => {
    expect(checkDepositAmount('9.99', limits)).toEqual({ ok: false, problem: { is: 'below', limit: '10 USD' } });
    expect(checkDepositAmount('-50', limits)).toMatchObject({ problem: { is: 'below' } });
    expect(checkDepositAmount('0.00009999', inBitcoin)).toEqual({
      ok: false,
      problem: { is: 'below', limit: '0.0001 BTC' },
    });
  });

  it('names the maximum with its currency', () => {
    expect(checkDepositAmount('5000.01', limits)).toEqual({ ok: false, problem: { is: 'above', limit: '5000 USD' } });
  });

  it('takes both limits themselves, exactly', () => {
    expect(checkDepositAmount('10', limits)).toEqual({ ok: true, amount: amountOf('USD', 1_000n) });
    expect(checkDepositAmount('5000.00', limits)).toEqual({ ok: true, amount: amountOf('USD', 500_000n) });
  });
});

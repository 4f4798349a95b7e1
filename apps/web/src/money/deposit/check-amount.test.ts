import { amountOf } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from './check-amount.ts';

const limits = { minimum: amountOf('USD', 1_000n), maximum: amountOf('USD', 500_000n) };
const inBitcoin = { minimum: amountOf('BTC', 10_000n), maximum: amountOf('BTC', 5_000_000n) };

const check = (text: string, within: Parameters<typeof checkDepositAmount>[1] = limits) =>
  checkDepositAmount(text, within, 'en');

describe('the amount of a deposit', () => {
  it.each(['', '0', '0.00'])('asks for one when there is none: “%s”', (text) => {
    expect(check(text)).toEqual({ ok: false, problem: { is: 'empty' } });
  });

  it.each([
    ['abc', 'unreadable'],
    ['1e3', 'unreadable'],
    ['-50', 'unreadable'],
    ['12.345', 'ambiguous'],
  ])('refuses “%s” as %s', (text, is) => {
    expect(check(text)).toEqual({ ok: false, problem: { is } });
  });

  it.each(['5,000', '5,000.00', '5.000,00', '$5 000'])('takes “%s” for five thousand', (text) => {
    expect(check(text)).toEqual({ ok: true, amount: amountOf('USD', 500_000n) });
  });

  it('names the minimum with its currency', () => {
    expect(check('9.99')).toEqual({ ok: false, problem: { is: 'below', limit: '10 USD' } });
    expect(check('0.00009999', inBitcoin)).toEqual({
      ok: false,
      problem: { is: 'below', limit: '0.0001 BTC' },
    });
  });

  it('names the maximum with its currency', () => {
    expect(check('5000.01')).toEqual({ ok: false, problem: { is: 'above', limit: '5000 USD' } });
  });

  it('takes both limits themselves, exactly', () => {
    expect(check('10')).toEqual({ ok: true, amount: amountOf('USD', 1_000n) });
    expect(check('5000.00')).toEqual({ ok: true, amount: amountOf('USD', 500_000n) });
  });
});

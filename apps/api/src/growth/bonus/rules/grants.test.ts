import { type Amount, amountOf, type Currency, currencyCodes, parseAmount } from '@fairhouse/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDepositLimits } from '../../../money/deposit/deposit.settings.ts';
import { isAllowed } from './allowed.ts';
import {
  cashbackOf,
  firstDepositBonus,
  fridayBonus,
  inactivityFee,
  requiredWagering,
  timesOfFirstDeposit,
} from './grants.ts';
import { cashbackPeriod, fridayPeriod, mondayOf, weekBefore, weekOf } from './period.ts';
import { isRunning, termsOf } from './terms.ts';

const terms = termsOf(new Map());
const usd = (minor: bigint) => amountOf('USD', minor);
const minorOf = (amount: Amount | undefined) => amount?.minor;

describe('the first-deposit bonus', () => {
  // 100 % up to 200, from 10.
  it.each<[Currency, bigint, bigint | undefined]>([
    ['USD', 9_99n, undefined],
    ['USD', 10_00n, 10_00n],
    ['EUR', 123_45n, 123_45n],
    ['USD', 200_00n, 200_00n],
    ['USD', 200_01n, 200_00n],
    ['USD', 5_000_00n, 200_00n],
    ['BRL', 9_99n, undefined],
    ['BRL', 10_00n, 10_00n],
    ['BRL', 5_000_00n, 200_00n],
    ['BTC', 9_999n, undefined],
    ['BTC', 10_000n, 10_000n],
    ['BTC', 1_000_000n, 200_000n],
  ])('of %s %d is %d', (currency, deposit, bonus) => {
    expect(minorOf(firstDepositBonus(terms, amountOf(currency, deposit)))).toBe(bonus);
  });

  it.each(currencyCodes)('can be had by the least deposit that the cashier takes in %s', (currency) => {
    const least = parseAmount(firstDepositLimits(currency).minimum, currency)!;
    expect(firstDepositBonus(terms, least)).toEqual(least);
  });

  it('rounds a share down, and follows what operators set', () => {
    const set = termsOf(
      new Map([
        ['firstDeposit.percent', 33n],
        ['firstDeposit.most:USD', 5_00n],
      ]),
    );
    expect(minorOf(firstDepositBonus(set, usd(10_01n)))).toBe(3_30n);
    expect(minorOf(firstDepositBonus(set, usd(100_00n)))).toBe(5_00n);
    expect(minorOf(firstDepositBonus(set, amountOf('EUR', 100_00n)))).toBe(33_00n);
  });
});

it('asks for 50 times the bonus, and the deposit where there was one', () => {
  expect(requiredWagering(terms, usd(5_00n), undefined, null)).toEqual(usd(250_00n));
  expect(requiredWagering(terms, usd(200_00n), usd(500_00n), null)).toEqual(usd(35_000_00n));
});

it('asks for no more than the place lets a bonus ask for, which is reckoned by the bonus alone', () => {
  expect(requiredWagering(terms, usd(5_00n), undefined, 10)).toEqual(usd(50_00n));
  expect(requiredWagering(terms, usd(200_00n), usd(500_00n), 10)).toEqual(usd(2_000_00n));
  expect(requiredWagering(terms, usd(5_00n), undefined, 60)).toEqual(usd(250_00n));
  expect([null, 10, 11, 1_000].map((most) => timesOfFirstDeposit(terms, most))).toEqual([50, 5, 6, 50]);
});

it.each([
  ['all', 'cashback', true],
  ['all', 'given', true],
  ['welcome', 'signUp', true],
  ['welcome', 'firstDeposit', true],
  ['welcome', 'fridayFun', false],
  ['welcome', 'cashback', false],
  ['welcome', 'given', false],
  ['none', 'signUp', false],
  ['none', 'given', false],
] as const)('where %s bonuses may be offered, %s is allowed: %s', (offers, promotion, allowed) => {
  expect(isAllowed({ 'bonus.offers': offers, 'bonus.wageringMost': null }, promotion)).toBe(allowed);
});

describe('Monday cashback', () => {
  it.each([
    [5, 19_99n, undefined],
    [5, 20_00n, 1_00n],
    [8, 12_50n, 1_00n],
    [8, 99_99n, 7_99n],
    [12, 1_000_00n, 120_00n],
    [15, 33_33n, 4_99n],
    [20, 1_234_56n, 246_91n],
    [20, 0n, undefined],
    [20, -500_00n, undefined],
    [0, 500_00n, undefined],
  ])('of %d percent on a loss of %d is %d', (percent, loss, back) => {
    expect(minorOf(cashbackOf(terms, usd(loss), percent))).toBe(back);
  });

  it('looks at Monday 00:01 to Sunday 23:59 UTC of the week before', () => {
    expect(cashbackPeriod('2026-W47')).toEqual({
      week: '2026-W47',
      from: new Date('2026-11-16T00:01:00Z'),
      until: new Date('2026-11-23T00:00:00Z'),
    });
    expect(weekBefore(new Date('2026-11-23T00:05:00Z'))).toBe('2026-W47');
  });
});

describe('Friday Fun', () => {
  // Level, deposits, balance → bonus: the table of the specification at its edges.
  it.each([
    [10, 100_00n, 9_99n, 10_00n],
    [10, 99_99n, 0n, undefined],
    [10, 100_00n, 10_00n, undefined],
    [20, 150_00n, 19_99n, 20_00n],
    [20, 149_99n, 0n, undefined],
    [30, 200_00n, 29_99n, 30_00n],
    [30, 500_00n, 30_00n, undefined],
    [35, 250_00n, 39_99n, 40_00n],
    [35, 249_99n, 0n, undefined],
    [40, 300_00n, 49_99n, 50_00n],
    [40, 300_00n, 50_00n, undefined],
    [0, 9_000_00n, 0n, undefined],
  ])('at level %d for %d with %d is %d', (level, deposits, balance, bonus) => {
    expect(minorOf(fridayBonus(terms, level, usd(deposits), usd(balance)))).toBe(bonus);
  });

  it('looks at Sunday 00:01 to Thursday 23:59 UTC', () => {
    expect(fridayPeriod('2026-W47')).toEqual({
      week: '2026-W47',
      from: new Date('2026-11-15T00:01:00Z'),
      until: new Date('2026-11-20T00:00:00Z'),
    });
  });
});

describe('weeks', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-W01'],
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T12:00:00Z', '2025-W01'],
  ])('%s is in %s', (moment, week) => {
    expect(weekOf(new Date(moment))).toBe(week);
  });

  it.each(['2025-W53', '2026-W00', '2026-W54', '2026-47', '', 'W47'])('%s is none', (week) => {
    expect(mondayOf(week)).toBeUndefined();
  });

  it('begin on the Monday that their name says, whatever the moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (moment) => {
          const monday = mondayOf(weekOf(moment))!;
          const sinceMs = moment.getTime() - monday.getTime();
          expect(monday.getUTCDay()).toBe(1);
          expect(sinceMs >= 0 && sinceMs < 7 * 24 * 3_600_000).toBe(true);
        },
      ),
    );
  });
});

it('charges 5 a month after 180 days, and never more than is there', () => {
  const used = new Date('2026-01-01T12:00:00Z');
  const at = (iso: string, cash: bigint) => minorOf(inactivityFee(terms, used, new Date(iso), usd(cash)));
  expect(at('2026-06-30T11:59:59Z', 100_00n)).toBeUndefined();
  expect(at('2026-06-30T12:00:00Z', 100_00n)).toBe(5_00n);
  expect(at('2026-12-01T00:00:00Z', 3_21n)).toBe(3_21n);
  expect(at('2026-12-01T00:00:00Z', 0n)).toBeUndefined();
});

it('runs a promotion from 00:00 of its first day to 23:59 of its last, in UTC', () => {
  const set = termsOf(
    new Map([
      ['signUp.firstDay', 20_261_101n],
      ['signUp.lastDay', 20_261_130n],
    ]),
  );
  const at = (iso: string) => isRunning(set, 'signUp', new Date(iso));
  expect(at('2026-10-31T23:59:59Z')).toBe(false);
  expect(at('2026-11-01T00:00:00Z')).toBe(true);
  expect(at('2026-11-30T23:59:59Z')).toBe(true);
  expect(at('2026-12-01T00:00:00Z')).toBe(false);
  expect(isRunning(termsOf(new Map([['signUp.on', 0n]])), 'signUp', new Date())).toBe(false);
  expect(isRunning(terms, 'signUp', new Date())).toBe(true);
});

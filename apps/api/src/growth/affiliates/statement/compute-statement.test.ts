import type { AffiliatePlanDefinition } from '@fairhouse/contract/operator';
import { affiliatePlanDefinition } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { inCurrency } from '../../../desk/index.ts';
import { type Convert, computeStatement, type StatementBasis } from './compute-statement.ts';

const convert: Convert = (amount, to, rates) =>
  inCurrency(amount, to, new Map([...rates].map(([code, perUsd]) => [code, { day: '', perUsd }])));

const plan = (more: Partial<AffiliatePlanDefinition> = {}): AffiliatePlanDefinition =>
  affiliatePlanDefinition.parse({
    currency: 'USD',
    cpa: null,
    share: { by: 'ngr', tiers: [{ from: '0', percent: '25' }] },
    carryOver: true,
    minimumPayout: '0',
    cap: null,
    holdDays: 10,
    excludedCountries: [],
    ...more,
  });

const cpa = { amount: '60', firstDeposit: '20', stakes: '100', days: 30 };
const usd = (day: string, ngr: bigint, chargebacks = 0n) => ({ day, currency: 'USD' as const, ngr, chargebacks });

function linesOf(definition: AffiliatePlanDefinition, more: Partial<StatementBasis> = {}) {
  const computed = computeStatement(
    {
      definition,
      sums: [],
      rates: new Map(),
      firstDeposits: 0,
      qualified: { count: 0, amount: 0n },
      takenBack: { count: 0, amount: 0n },
      adjustments: 0n,
      carriedIn: 0n,
      ...more,
    },
    convert,
  );
  return computed?.lines;
}

describe('revenue share', () => {
  it('is a percentage of the month, chargebacks taken off, rounded once', () => {
    // (100.00 − 30.00 chargebacks) + (−20.01) + 0.03 = 50.02; a quarter is 12.505, which is even at 12.50.
    const sums = [usd('2026-03-01', 100_00n, 30_00n), usd('2026-03-02', -20_01n), usd('2026-03-05', 3n)];
    expect(linesOf(plan(), { sums })).toMatchObject({
      ngr: '50.02',
      percent: '25',
      share: '12.50',
      total: '12.50',
      payable: '12.50',
      carriedOut: '0.00',
    });
  });

  it('rounds a half to the even cent, also below 0', () => {
    // 0.06 and 0.10 at 25 %: 0.015 and 0.025.
    expect(linesOf(plan(), { sums: [usd('2026-03-01', 6n)] })).toMatchObject({ share: '0.02' });
    expect(linesOf(plan(), { sums: [usd('2026-03-01', 10n)] })).toMatchObject({ share: '0.02' });
    expect(linesOf(plan(), { sums: [usd('2026-03-01', -10n)] })).toMatchObject({ share: '-0.02', payable: '0.00' });
  });

  it('applies the tier that the month reaches to all of it', () => {
    const share = {
      by: 'ngr' as const,
      tiers: [
        { from: '0', percent: '20' },
        { from: '1000', percent: '30' },
        { from: '5000', percent: '40.5' },
      ],
    };
    const of = (ngr: bigint) => linesOf(plan({ share }), { sums: [usd('2026-03-01', ngr)] });
    expect(of(999_99n)).toMatchObject({ percent: '20', share: '200.00' });
    expect(of(1_000_00n)).toMatchObject({ percent: '30', share: '300.00' });
    expect(of(5_000_00n)).toMatchObject({ percent: '40.5', share: '2025.00' });
    expect(of(-100_00n)).toMatchObject({ percent: '20', share: '-20.00' });
  });

  it('goes by tiers of first deposits, however the NGR is', () => {
    const share = {
      by: 'firstDeposits' as const,
      tiers: [
        { from: '0', percent: '10' },
        { from: '5', percent: '50' },
      ],
    };
    const sums = [usd('2026-03-01', 80_00n)];
    expect(linesOf(plan({ share }), { sums, firstDeposits: 4 })).toMatchObject({ percent: '10', share: '8.00' });
    expect(linesOf(plan({ share }), { sums, firstDeposits: 5 })).toMatchObject({ percent: '50', share: '40.00' });
  });

  it('converts the sum of each day by the rates of that day', () => {
    const rates = new Map<string, Map<Currency, string>>([
      ['2026-03-01', new Map([['EUR', '0.8']])],
      ['2026-03-02', new Map([['EUR', '0.9']])],
    ]);
    // 80.00 EUR at 0.8 are 100.00; 10.00 EUR at 0.9 are 11.11; with 5.00 USD 116.11, and a quarter 29.0275.
    const sums = [
      { day: '2026-03-01', currency: 'EUR' as const, ngr: 80_00n, chargebacks: 0n },
      { day: '2026-03-02', currency: 'EUR' as const, ngr: 12_00n, chargebacks: 2_00n },
      usd('2026-03-02', 5_00n),
    ];
    const lines = linesOf(plan(), { sums, rates })!;
    expect(lines.sums.map(({ converted }) => converted)).toEqual(['100.00', '11.11', '5.00']);
    expect(lines.sums[1]).toMatchObject({ ngr: '12.00', chargebacks: '2.00', perUsd: '0.9', ownPerUsd: '1' });
    expect(lines).toMatchObject({ ngr: '116.11', share: '29.03' });
  });

  it('is not computed without the rate of a day', () => {
    const sums = [{ day: '2026-03-01', currency: 'EUR' as const, ngr: 80_00n, chargebacks: 0n }];
    expect(linesOf(plan(), { sums })).toBeUndefined();
  });
});

describe('negative months', () => {
  it('are taken off the next one with carry-over', () => {
    const march = linesOf(plan(), { sums: [usd('2026-03-01', -400_00n)] })!;
    expect(march).toMatchObject({ share: '-100.00', payable: '0.00', carriedOut: '-100.00' });
    const april = linesOf(plan(), { sums: [usd('2026-04-01', 600_00n)], carriedIn: -100_00n })!;
    expect(april).toMatchObject({ share: '150.00', carriedIn: '-100.00', total: '50.00', payable: '50.00' });
  });

  it('end at 0 without, but what was taken back does not', () => {
    const without = plan({ cpa, carryOver: false });
    expect(linesOf(without, { sums: [usd('2026-03-01', -400_00n)] })).toMatchObject({
      share: '0.00',
      carriedOut: '0.00',
    });
    expect(linesOf(without, { takenBack: { count: 1, amount: 60_00n } })).toMatchObject({
      cpaBack: '-60.00',
      payable: '0.00',
      carriedOut: '-60.00',
    });
  });
});

describe('CPA and hybrid', () => {
  it('pays for each who qualified, less those that were taken back', () => {
    const lines = linesOf(plan({ cpa, share: null }), {
      sums: [usd('2026-03-01', 999_00n)],
      qualified: { count: 3, amount: 180_00n },
      takenBack: { count: 1, amount: 60_00n },
    });
    expect(lines).toMatchObject({ percent: '0', share: '0.00', cpa: '180.00', cpaBack: '-60.00', payable: '120.00' });
  });

  it('adds both in a hybrid plan, and caps them together before corrections', () => {
    const lines = linesOf(plan({ cpa, cap: '200' }), {
      sums: [usd('2026-03-01', 400_00n)],
      qualified: { count: 2, amount: 120_00n },
      adjustments: 15_00n,
    });
    // 100.00 + 120.00, capped at 200.00; the correction is added on top.
    expect(lines).toMatchObject({
      share: '100.00',
      cpa: '120.00',
      capped: '-20.00',
      adjustments: '15.00',
      payable: '215.00',
    });
  });

  it('carries what is below the minimum payout', () => {
    const least = plan({ minimumPayout: '100' });
    expect(linesOf(least, { sums: [usd('2026-03-01', 399_96n)] })).toMatchObject({
      payable: '0.00',
      carriedOut: '99.99',
    });
    expect(linesOf(least, { sums: [usd('2026-03-01', 400_00n)] })).toMatchObject({
      payable: '100.00',
      carriedOut: '0.00',
    });
    expect(linesOf(least, { sums: [usd('2026-04-01', 4n)], carriedIn: 99_99n })).toMatchObject({ payable: '100.00' });
  });
});

describe('a plan', () => {
  it.each([
    ['pays for nothing', { share: null }],
    [
      'has tiers that do not rise',
      {
        share: {
          by: 'ngr',
          tiers: [
            { from: '0', percent: '1' },
            { from: '0', percent: '2' },
          ],
        },
      },
    ],
    ['has a first tier above 0', { share: { by: 'ngr', tiers: [{ from: '1', percent: '1' }] } }],
    [
      'counts first deposits in parts',
      {
        share: {
          by: 'firstDeposits',
          tiers: [
            { from: '0', percent: '1' },
            { from: '1.5', percent: '2' },
          ],
        },
      },
    ],
    ['gives more than all', { share: { by: 'ngr', tiers: [{ from: '0', percent: '100.01' }] } }],
  ])('is refused when it %s', (_, more) => {
    expect(affiliatePlanDefinition.safeParse({ ...plan(), ...more }).success).toBe(false);
  });
});

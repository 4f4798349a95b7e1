import { type Currency, decimalText, unitsOf } from '@fairhouse/money';
import type { RuleContent } from './rule.ts';

type FirstRule = RuleContent & { code: string };

/** Rules with amounts, in units that are worth about the same in every currency. */
function ofCurrency(currency: Currency): FirstRule[] {
  const amount = (units: bigint) => decimalText(unitsOf(currency, units));
  const code = (name: string) => `${name}-${currency.toLowerCase()}`;
  return [
    {
      code: code('deposits-many'),
      kind: 'depositVelocity',
      parameters: { hours: 24, times: 10, amount: amount(1_000n) },
      currency,
      severity: 'medium',
    },
    {
      code: code('cash-outs-many'),
      kind: 'cashOutVelocity',
      parameters: { hours: 24, times: 5, amount: amount(1_000n) },
      currency,
      severity: 'medium',
    },
    {
      code: code('passed-through'),
      kind: 'passThrough',
      parameters: { hours: 72, amount: amount(200n), percent: 50 },
      currency,
      severity: 'high',
    },
    {
      code: code('deposits-below-limit'),
      kind: 'structuring',
      parameters: { of: 'deposits', limit: amount(2_000n), percent: 10, times: 3, hours: 72 },
      currency,
      severity: 'high',
    },
    {
      code: code('back-after-long'),
      kind: 'dormantActive',
      parameters: { days: 180, amount: amount(500n) },
      currency,
      severity: 'medium',
    },
  ];
}

const ofAny: FirstRule[] = [
  {
    code: 'instrument-shared',
    kind: 'sharedInstrument',
    parameters: { members: 2, days: 90 },
    currency: null,
    severity: 'high',
  },
  { code: 'bonus-cashed-out', kind: 'bonusCashedOut', parameters: { hours: 6 }, currency: null, severity: 'low' },
  { code: 'bonus-shared', kind: 'bonusShared', parameters: { members: 3 }, currency: null, severity: 'medium' },
  {
    code: 'wins-unusual',
    kind: 'unusualWins',
    parameters: { rounds: 500, deviations: 5, days: 30 },
    currency: null,
    severity: 'critical',
  },
  {
    code: 'log-ins-failed',
    kind: 'failedLogIns',
    parameters: { times: 20, minutes: 60 },
    currency: null,
    severity: 'low',
  },
  {
    code: 'sign-ins-failed',
    kind: 'failedSignIns',
    parameters: { times: 10, minutes: 60 },
    currency: null,
    severity: 'high',
  },
];

export const firstRules = { ofCurrency, ofAny };

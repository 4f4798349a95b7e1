import type { AffiliatePlanDefinition, OperatorCallInput } from '@fairhouse/contract/operator';
import { type Currency, decimalText, readTypedAmount, typedExample } from '@fairhouse/money';
import type { Plan } from './affiliates-view.ts';

/** What was typed. */
export interface PlanDraft {
  name: string;
  currency: Currency;
  hasCpa: boolean;
  cpaAmount: string;
  cpaFirstDeposit: string;
  cpaStakes: string;
  cpaDays: string;
  hasShare: boolean;
  shareBy: 'ngr' | 'firstDeposits';
  tiers: { from: string; percent: string }[];
  carryOver: boolean;
  minimumPayout: string;
  cap: string;
  holdDays: string;
  excludedCountries: string;
  reason: string;
}

export const emptyPlan = (): PlanDraft => ({
  ...{ name: '', currency: 'USD', hasCpa: false, cpaAmount: '', cpaFirstDeposit: '', cpaStakes: '', cpaDays: '30' },
  ...{
    hasShare: true,
    shareBy: 'ngr',
    tiers: [{ from: '0', percent: '' }],
    carryOver: true,
    minimumPayout: '',
    cap: '',
  },
  ...{ holdDays: '14', excludedCountries: '', reason: '' },
});

export function draftOf({ name, definition }: Plan): PlanDraft {
  const { currency, cpa, share, carryOver, minimumPayout, cap, holdDays, excludedCountries } = definition;
  return {
    ...{ ...emptyPlan(), name, currency, carryOver, minimumPayout, cap: cap ?? '', holdDays: String(holdDays) },
    ...(cpa
      ? {
          hasCpa: true,
          cpaAmount: cpa.amount,
          cpaFirstDeposit: cpa.firstDeposit,
          cpaStakes: cpa.stakes,
          cpaDays: String(cpa.days),
        }
      : {}),
    ...(share
      ? { hasShare: true, shareBy: share.by, tiers: share.tiers.map((tier) => ({ ...tier })) }
      : { hasShare: false }),
    excludedCountries: excludedCountries.join(' '),
  };
}

export type PlanProblem =
  | { text: 'unclear'; field: PlanField; example: string }
  | { text: 'wrongNumber'; field: PlanField }
  | { text: 'nothingPaid' };
export type PlanField =
  | 'cpaAmount'
  | 'cpaFirstDeposit'
  | 'cpaStakes'
  | 'cpaDays'
  | 'tierFrom'
  | 'tierPercent'
  | 'minimumPayout'
  | 'cap'
  | 'holdDays';

type Input = Omit<OperatorCallInput<'/operator/affiliate/savePlan'>, 'id' | 'version'>;

class Unreadable extends Error {
  constructor(readonly problem: PlanProblem) {
    super(problem.text);
  }
}

/** What is sent, or what cannot be read. */
export function readPlan(draft: PlanDraft, language: string): { input: Input } | { problem: PlanProblem } {
  if (!draft.hasCpa && !draft.hasShare) return { problem: { text: 'nothingPaid' } };
  const { currency } = draft;
  const amount = (field: PlanField, typed: string): string => {
    const read = readTypedAmount(typed.trim() || '0', currency, language);
    if (!read.ok) throw new Unreadable({ text: 'unclear', field, example: typedExample(currency, language) });
    return decimalText(read.amount);
  };
  const whole = (field: PlanField, typed: string): number => {
    if (!/^\d{1,6}$/.test(typed.trim())) throw new Unreadable({ text: 'wrongNumber', field });
    return Number(typed);
  };
  const percent = (typed: string): string => {
    const text = typed.trim().replace(',', '.');
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new Unreadable({ text: 'wrongNumber', field: 'tierPercent' });
    return text;
  };
  try {
    const definition: AffiliatePlanDefinition = {
      currency,
      cpa: draft.hasCpa
        ? {
            amount: amount('cpaAmount', draft.cpaAmount),
            firstDeposit: amount('cpaFirstDeposit', draft.cpaFirstDeposit),
            stakes: amount('cpaStakes', draft.cpaStakes),
            days: whole('cpaDays', draft.cpaDays),
          }
        : null,
      share: draft.hasShare
        ? {
            by: draft.shareBy,
            tiers: draft.tiers.map(({ from, percent: typed }) => ({
              from: draft.shareBy === 'ngr' ? amount('tierFrom', from) : String(whole('tierFrom', from)),
              percent: percent(typed),
            })),
          }
        : null,
      carryOver: draft.carryOver,
      minimumPayout: amount('minimumPayout', draft.minimumPayout),
      cap: draft.cap.trim() === '' ? null : amount('cap', draft.cap),
      holdDays: whole('holdDays', draft.holdDays),
      excludedCountries: draft.excludedCountries
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    };
    return { input: { name: draft.name.trim(), definition, reason: draft.reason.trim() } };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}

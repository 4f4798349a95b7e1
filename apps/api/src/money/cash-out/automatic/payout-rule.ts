import type { PayoutRuleParameters } from '@fairhouse/contract/operator';
import { type Amount, type Currency, isPositive, parseWrittenAmount } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashOf } from '../../../lib/hash-of.ts';

export interface PayoutRule {
  currency: Currency;
  version: number;
  parameters: PayoutRuleParameters;
  contentHash: string;
  savedBy: string;
  savedAt: Date;
  reason: string;
}

/** What a second person agrees to where all automatic approvals are switched on. */
export const contentOfAll = 'all';

/** Over what a rule does: what a second person agrees to is bound to it. */
export function contentHash(currency: Currency, parameters: PayoutRuleParameters): string {
  return hashOf([currency, parameters]);
}

const amountNames = ['amountMost', 'dayAmountMost', 'weekAmountMost'] as const;
export type RuleAmounts = Record<(typeof amountNames)[number], Amount>;

/** The amounts of a rule. Each is positive, and none of a longer time is below one of a shorter: that one could never be reached. */
export function amountsOf(currency: Currency, parameters: PayoutRuleParameters): Result<RuleAmounts> {
  const read: Partial<RuleAmounts> = {};
  for (const name of amountNames) {
    const amount = parseWrittenAmount(parameters[name], currency);
    if (!amount || !isPositive(amount)) return refuse('invalidField', { field: name });
    read[name] = amount;
  }
  const amounts = read as RuleAmounts;
  if (amounts.dayAmountMost.minor < amounts.amountMost.minor) return refuse('invalidField', { field: 'dayAmountMost' });
  if (amounts.weekAmountMost.minor < amounts.dayAmountMost.minor) {
    return refuse('invalidField', { field: 'weekAmountMost' });
  }
  if (parameters.weekCountMost < parameters.dayCountMost) return refuse('invalidField', { field: 'weekCountMost' });
  return ok(amounts);
}

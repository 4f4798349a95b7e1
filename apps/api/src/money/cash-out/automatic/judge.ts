import type { PayoutCheck, PayoutJudgement } from '@fairhouse/contract/operator';
import { type Amount, amountOf, decimalText } from '@fairhouse/money';
import type { PayoutFacts } from './facts.store.ts';
import { amountsOf, type PayoutRule } from './payout-rule.ts';

export type Check = PayoutJudgement['checks'][number];

/** Whether two names may be those of one person. */
export type IsSameName = (one: string, other: string) => boolean;

/** Every check of a rule with its value. The cash-out is approved where all of them passed; the live decision and a trial share this. */
export function judge(
  { currency, parameters }: Pick<PayoutRule, 'currency' | 'parameters'>,
  it: PayoutFacts,
  isSameName: IsSameName,
): { approved: boolean; checks: Check[] } {
  const read = amountsOf(currency, parameters);
  if (!read.ok) throw new Error(`the rule of ${currency} has an amount that cannot be read`);
  const { amountMost, dayAmountMost, weekAmountMost } = read.data;
  const instrument = instrumentOf(it, isSameName);
  const takesName = parameters.instrument === 'usedOrNamed';
  const most = (check: PayoutCheck, value: bigint, limit: Amount): Check => ({
    check,
    passed: value <= limit.minor,
    value: decimalText(amountOf(currency, value)),
    limit: decimalText(limit),
  });
  const count = (check: PayoutCheck, value: number, limit: number): Check => ({
    check,
    passed: value <= limit,
    value: String(value),
    limit: String(limit),
  });
  const none = (check: PayoutCheck, value: number) => count(check, value, 0);
  const fact = (check: PayoutCheck, passed: boolean): Check => ({ check, passed, value: null, limit: null });
  const checks: Check[] = [
    most('amount', it.amount, amountMost),
    fact('onePerson', it.onePerson),
    most('dayAmount', it.dayAmount, dayAmountMost),
    count('dayCount', it.dayCount, parameters.dayCountMost),
    most('weekAmount', it.weekAmount, weekAmountMost),
    count('weekCount', it.weekCount, parameters.weekCountMost),
    fact('identity', it.known),
    fact('documents', it.documents),
    {
      check: 'instrument',
      passed: instrument === 'used' || (takesName && instrument === 'named'),
      value: instrument,
      limit: parameters.instrument,
    },
    fact('accountOpen', it.enabled),
    {
      check: 'accountAge',
      passed: it.accountHours >= parameters.accountHours,
      value: String(it.accountHours),
      limit: String(parameters.accountHours),
    },
    {
      check: 'accountChange',
      passed: it.changeHours === null || it.changeHours >= parameters.changeHours,
      value: it.changeHours === null ? null : String(it.changeHours),
      limit: String(parameters.changeHours),
    },
    none('dispute', it.disputes),
    fact('debt', !it.owesDeposit),
    none('alert', it.alerts),
    none('case', it.cases),
    none('screening', it.screenings),
    none('heldWin', it.heldWins),
    none('bonus', it.bonuses),
    none('harmCase', it.harmCases),
    fact('decision', !it.decided),
    none('earlierReview', it.wrongReviews),
  ];
  return { approved: checks.every(({ passed }) => passed), checks };
}

function instrumentOf({ usedBefore, destination, firstName, lastName }: PayoutFacts, isSameName: IsSameName) {
  if (usedBefore) return 'used';
  const { accountName } = destination;
  return accountName !== undefined && isSameName(accountName, `${firstName} ${lastName}`) ? 'named' : 'unknown';
}

import type { JourneyStepOf, SettingValue } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { bonusIn, daysMs, freeRoundsIn } from '../journey/journey.ts';
import { givenKinds } from '../walking/give-at-step.ts';
import { type SendingStep, sentKinds } from '../walking/send-at-step.ts';
import type { Outcome } from '../walking/settle.ts';
import type { PastAction } from './past.store.ts';

export interface Limits {
  send(step: SendingStep, of: { memberId: bigint; at: Date; outcome: string }): Outcome;
  give(
    version: number,
    step: JourneyStepOf<'bonus'> | JourneyStepOf<'freeRounds'>,
    of: { memberId: bigint; currency: Currency; at: Date },
  ): Outcome;
}

/** The limits of a player over all journeys and the budgets of steps, counted over what was really done and what the back-test does. */
export function limitsOf(
  { messagesMost, messagesDays, bonusDays }: SettingValue<'journey'>,
  past: readonly PastAction[],
): Limits {
  const done = new Map<bigint, PastAction[]>();
  const add = (action: PastAction) => done.set(action.memberId, [...(done.get(action.memberId) ?? []), action]);
  past.forEach(add);
  const count = (memberId: bigint, kinds: readonly string[], at: Date, days: number) =>
    (done.get(memberId) ?? []).filter(
      (action) => kinds.includes(action.kind) && action.at <= at && action.at.getTime() > at.getTime() - daysMs(days),
    ).length;
  const spent = new Map<string, bigint>();
  return {
    send(step, { memberId, at, outcome }) {
      const skipped = (reason: string): Outcome => ({ is: 'skipped', reason, next: step.next });
      if (outcome === 'place') return skipped('place');
      if (count(memberId, sentKinds, at, messagesDays) >= messagesMost) return skipped('capReached');
      if (outcome !== 'sent') return skipped(outcome);
      add({ memberId, kind: step.kind, at });
      return { is: 'done', next: step.next };
    },
    give(version, step, { memberId, currency, at }) {
      const skipped = (reason: string): Outcome => ({ is: 'skipped', reason, next: step.next });
      const shares = step.kind === 'bonus' ? bonusIn(step, currency) : freeRoundsIn(step, currency);
      if (!shares) return skipped('noAmount');
      if (count(memberId, givenKinds, at, bonusDays) > 0) return skipped('capReached');
      const budget = `${version} ${step.id} ${currency}`;
      const all = (spent.get(budget) ?? 0n) + shares.each.minor;
      if (all > shares.most.minor) return skipped('budgetReached');
      spent.set(budget, all);
      add({ memberId, kind: step.kind, at });
      return { is: 'done', next: step.next, money: { currency, amount: shares.each.minor } };
    },
  };
}

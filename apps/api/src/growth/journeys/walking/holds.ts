import type { JourneyCondition } from '@fairhouse/contract/operator';
import { daysMs } from '../journey/journey.ts';
import type { Facts } from './facts.store.ts';

/** Whether a condition holds as of a moment; whether the player is in its group is asked before. */
export function holds(condition: JourneyCondition, facts: Facts, at: Date, isInGroup: boolean): boolean {
  switch (condition.fact) {
    case 'country':
      return condition.is.includes(facts.country);
    case 'language':
      return (condition.is as readonly string[]).includes(facts.language);
    case 'currency':
      return condition.is.includes(facts.currency);
    case 'group':
      return isInGroup;
    default: {
      const value = figureOf(condition.fact, facts, at);
      return value >= condition.least && value <= condition.most;
    }
  }
}

function figureOf(fact: 'level' | 'deposits' | 'lastLogIn', facts: Facts, at: Date): number {
  if (fact === 'level') return facts.level;
  if (fact === 'deposits') return facts.deposits;
  const last = facts.lastLogInAt ?? facts.joinedAt;
  return Math.floor(Math.max(0, at.getTime() - last.getTime()) / daysMs(1));
}

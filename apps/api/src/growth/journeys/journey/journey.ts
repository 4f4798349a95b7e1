import type { JourneyDefinition, JourneyState, JourneyStep, JourneyStepOf } from '@fairhouse/contract/operator';
import { type Amount, type Currency, isPositive, parseWrittenAmount } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { FreeRoundsOfJourney, GroupRef } from '../journeys.deps.ts';

export interface Journey {
  id: number;
  name: string;
  state: JourneyState;
  runs: number | null;
  since: Date | null;
  enteredUntil: Date | null;
}

export interface JourneyVersion {
  journeyId: number;
  version: number;
  definition: JourneyDefinition;
  contentHash: string;
  savedBy: string;
  savedAt: Date;
  reason: string;
}

export const contentHash = (definition: JourneyDefinition): string => hashOf(definition);

export function stepOf({ steps }: JourneyDefinition, id: string): JourneyStep {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new Error(`a journey has no step ${id}`);
  return step;
}

const dayHours = 24;
const hourMs = 3_600_000;

/** When a step is looked at first by which a player arrives at this moment. A wait for something is looked at again and again. */
export function dueFrom(step: JourneyStep, arrivedAt: Date, now: Date = arrivedAt): Date {
  if (step.kind === 'wait') return new Date(arrivedAt.getTime() + step.hours * hourMs);
  return step.kind === 'waitFor' ? new Date(Math.max(arrivedAt.getTime(), now.getTime())) : arrivedAt;
}

export function waitsUntil(step: JourneyStep, arrivedAt: Date): Date | null {
  return step.kind === 'waitFor' ? new Date(arrivedAt.getTime() + step.hours * hourMs) : null;
}

export const daysMs = (days: number): number => days * dayHours * hourMs;

/** Groups that a definition names, each with where. */
export function groupsIn({ trigger, steps }: JourneyDefinition): GroupRef[] {
  return [
    ...(trigger.kind === 'enteredGroup' ? [trigger] : []),
    ...steps.flatMap((step) => (step.kind === 'condition' && step.condition.fact === 'group' ? [step.condition] : [])),
  ].map(({ groupId, groupVersion }) => ({ groupId, groupVersion }));
}

/** What one player gets at a step, and the most for all, in his currency; undefined: nothing. */
export function bonusIn(step: JourneyStepOf<'bonus'>, currency: Currency): { each: Amount; most: Amount } | undefined {
  const of = step.amounts.find((one) => one.currency === currency);
  const each = of && parseWrittenAmount(of.each, currency);
  const most = of && parseWrittenAmount(of.most, currency);
  return each && most ? { each, most } : undefined;
}

export function freeRoundsIn(
  step: JourneyStepOf<'freeRounds'>,
  currency: Currency,
): { rounds: FreeRoundsOfJourney; each: Amount; most: Amount } | undefined {
  const of = step.stakes.find((one) => one.currency === currency);
  const stake = of && parseWrittenAmount(of.stake, currency);
  const each = of && parseWrittenAmount(of.winMost, currency);
  const most = of && parseWrittenAmount(of.most, currency);
  if (!stake || !each || !most) return undefined;
  const { game, count, days, wagering } = step;
  return {
    rounds: { game, count, expires: { days }, wagering, currency, stake: stake.minor, winMost: each.minor },
    each,
    most,
  };
}

/** Each amount is positive, a currency stands once, and nobody gets more than all together. */
export function checkAmounts({ steps }: JourneyDefinition): Result<null> {
  for (const step of steps) {
    if (step.kind !== 'bonus' && step.kind !== 'freeRounds') continue;
    const asked = step.kind === 'bonus' ? step.amounts : step.stakes.map((of) => ({ ...of, each: of.winMost }));
    const seen = new Set<string>();
    for (const { currency, each, most } of asked) {
      const [one, all] = [parseWrittenAmount(each, currency), parseWrittenAmount(most, currency)];
      if (!one || !isPositive(one) || !all || all.minor < one.minor || seen.has(currency)) {
        return refuse('invalidField', { field: `${step.id}, ${currency}` });
      }
      seen.add(currency);
    }
    if (step.kind === 'freeRounds' && step.stakes.some(({ currency }) => !isStaked(step, currency))) {
      return refuse('invalidField', { field: `${step.id}, stake` });
    }
  }
  return ok(null);
}

function isStaked(step: JourneyStepOf<'freeRounds'>, currency: Currency): boolean {
  return (freeRoundsIn(step, currency)?.rounds.stake ?? 0n) > 0n;
}

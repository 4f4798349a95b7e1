import type { JourneyDefinition, JourneyStepKind, JourneyTrialResult } from '@fairhouse/contract/operator';
import { type Counts, costsWire, countsWire } from '../journey/step-counts.ts';
import type { Outcome } from '../walking/settle.ts';
import type { TallyRow } from '../walking/tally.store.ts';

export interface Taken {
  step: string;
  kind: JourneyStepKind;
  outcome: Outcome;
}

/** Figures of a back-test in the form of a journey's own: by step who was done, skipped or left, how much was sent, and what it costs at most. */
export function sumUp(
  definition: JourneyDefinition,
  entered: number,
  taken: readonly Taken[],
): Pick<JourneyTrialResult, 'entered' | 'steps' | 'messages' | 'costs'> {
  const rows = new Map<string, TallyRow>();
  const add = (row: Omit<TallyRow, 'players'>) => {
    const key = [row.step, row.what, row.reason, row.currency].join(' ');
    const before = rows.get(key);
    rows.set(key, { ...row, players: (before?.players ?? 0n) + 1n, amount: (before?.amount ?? 0n) + row.amount });
  };
  const sent = { message: 0, mail: 0, push: 0 };
  for (const { step, kind, outcome } of taken) {
    add({ step, what: 'entered', reason: '', currency: '', amount: 0n });
    if (outcome.is === 'waiting') continue;
    const money = 'money' in outcome ? outcome.money : undefined;
    add({
      step,
      what: outcome.is,
      reason: outcome.reason ?? '',
      currency: money?.currency ?? '',
      amount: money?.amount ?? 0n,
    });
    if (outcome.is === 'done' && (kind === 'message' || kind === 'mail' || kind === 'push')) sent[kind] += 1;
  }
  const all: Counts = [...rows.values()];
  return { entered, steps: countsWire(definition, all), messages: sent, costs: costsWire(all) };
}

import type {
  JourneyCost,
  JourneyDefinition,
  JourneyLeaving,
  JourneySkip,
  JourneyStepCounts,
} from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import type { TallyRow } from '../walking/tally.store.ts';

export type Counts = readonly TallyRow[];

/** Of every step in the order of the definition how many were where. Who has neither gone on nor left waits. */
export function countsWire({ steps }: JourneyDefinition, counts: Counts): JourneyStepCounts[] {
  return steps.map(({ id }) => {
    const of = counts.filter(({ step }) => step === id);
    const sum = (what: TallyRow['what'], reason?: string) =>
      of
        .filter((row) => row.what === what && (reason === undefined || row.reason === reason))
        .reduce((all, { players }) => all + Number(players), 0);
    const by = <R extends string>(what: TallyRow['what']) =>
      of
        .filter((row) => row.what === what)
        .map(({ reason, players }) => ({ reason: reason as R, players: Number(players) }));
    const [entered, done] = [sum('entered'), sum('done')];
    return {
      step: id,
      entered,
      done,
      waiting: entered - done - sum('skipped') - sum('left'),
      yes: sum('done', 'yes'),
      skipped: by<JourneySkip>('skipped'),
      left: by<JourneyLeaving>('left'),
    };
  });
}

export function costsWire(counts: Counts): JourneyCost[] {
  return counts.flatMap(({ step, what, currency, players, amount }) =>
    what === 'done' && currency !== ''
      ? [{ step, currency, players: Number(players), amount: toWire(amountOf(currency, amount)) }]
      : [],
  );
}

import type { JourneySummary, JourneyTrial, Journey as Wire } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { tallyOf } from '../walking/tally.store.ts';
import {
  findListed,
  findVersion,
  type ListedJourney,
  lastTrial,
  latestVersion,
  type Trial,
  waitingApproval,
} from './journey.store.ts';
import { costsWire, countsWire } from './step-counts.ts';

export function summaryWire({ enteredUntil: _, since, entered, active, ...journey }: ListedJourney): JourneySummary {
  return { ...journey, since: since?.toISOString() ?? null, entered: Number(entered), active: Number(active) };
}

/** One journey in one of its versions, the latest unless another is named, with all that is known of it. */
export async function wholeJourney(
  db: Database | Transaction,
  id: number,
  version?: number,
): Promise<Wire | undefined> {
  const listed = await findListed(db, id);
  const shown = version === undefined ? await latestVersion(db, id) : await findVersion(db, id, version);
  if (!listed || !shown) return undefined;
  const { definition, contentHash, savedBy, savedAt, reason } = shown;
  const trial = await lastTrial(db, id, shown.version);
  const approval = await waitingApproval(db, { id, contentHash });
  const counts = await tallyOf(db, shown);
  return {
    ...summaryWire(listed),
    version: shown.version,
    definition,
    contentHash,
    savedBy,
    savedTime: savedAt.toISOString(),
    reason,
    approval: approval === null ? null : Number(approval),
    trial: trial ? trialWire(trial) : null,
    steps: countsWire(definition, counts),
    costs: costsWire(counts),
  };
}

export function trialWire({ at, from, until, ...trial }: Trial): JourneyTrial {
  return { ...trial, time: at.toISOString(), from: from.toISOString(), until: until.toISOString() };
}

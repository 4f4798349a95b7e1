import type { JourneyTrial, JourneyTrialResult, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { tryOut } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { findVersion, insertTrial, lastTrial } from '../journey/journey.store.ts';
import { daysMs } from '../journey/journey.ts';
import { trialWire } from '../journey/journey.wire.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { type Trying, walkPast } from './walk-past.ts';

type Input = z.output<OperatorCalls['/operator/journey/try']['input']>;

const mostMs = 20_000;

/**
 * What a version would have done within the last days, by the same conditions as the live journey, in a transaction that can only read and
 * for a while at most; then keeps that it was back-tested.
 */
export async function tryJourney(
  deps: Trying & Pick<JourneysDeps, 'db' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, version: number, days }: Input,
): Promise<Result<JourneyTrial>> {
  const { db } = deps;
  const version = await findVersion(db, id, number);
  if (!version) return refuse('noSuchThing');
  const until = deps.clock();
  const from = new Date(until.getTime() - daysMs(days));
  const result = await tryOut<JourneyTrialResult>(db, mostMs, (tx) => walkPast(deps, tx, version, { from, until }));
  if (!result) return refuse('serverBusy');
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await insertTrial(tx, { id, version: number }, { by, from, until, result });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `journey:${id}`,
      command: 'journey.try',
      after: {
        version: number,
        contentHash: version.contentHash,
        from: from.toISOString(),
        until: until.toISOString(),
        entered: result.entered,
        costs: result.costs,
      },
    });
    return ok(trialWire((await lastTrial(tx, id, number))!));
  });
}

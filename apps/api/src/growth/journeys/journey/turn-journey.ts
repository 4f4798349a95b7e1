import type { OperatorCalls, Journey as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { journeyMoves } from './journey.states.ts';
import { lockJourney, setState } from './journey.store.ts';
import { wholeJourney } from './journey.wire.ts';

type Input = z.output<OperatorCalls['/operator/journey/turn']['input']>;

const moveTo = { paused: 'pause', running: 'resume', stopped: 'stop' } as const;

/** Pauses, resumes or stops: steps that are being taken end before it, and none follows until the journey runs again. */
export async function turnJourney(
  { db, wake, clock }: Pick<JourneysDeps, 'db' | 'wake' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const move = moveTo[to];
  const turned = await inTransaction<Result<Wire>>(db, async (tx) => {
    const journey = await lockJourney(tx, id);
    if (!journey) return refuse('noSuchThing');
    const { from } = journeyMoves[move];
    if (!from.some((state) => state === journey.state)) return refuse('wrongState', { status: journey.state });
    await setState(tx, id, to, clock());
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `journey:${id}`,
      command: `journey.${move}`,
      before: { state: journey.state },
      after: { state: to, reason },
    });
    return ok((await wholeJourney(tx, id))!);
  });
  if (turned.ok) wake();
  return turned;
}

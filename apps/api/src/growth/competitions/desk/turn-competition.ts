import type { OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves } from '../competition.states.ts';
import { beginPause, endPause, lockCompetition, setState } from '../competition.store.ts';
import { wholeCompetition } from '../competition.wire.ts';

type Input = z.output<OperatorCalls['/operator/competition/turn']['input']>;

const moveTo = { paused: 'pause', open: 'resume', cancelled: 'cancel' } as const;

/** Pauses, resumes, or cancels permanently. */
export async function turnCompetition(
  { db }: Pick<CompetitionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    const move = competitionMoves[moveTo[to]];
    if (!move.from.some((state) => state === competition.state))
      return refuse('wrongState', { status: competition.state });
    if (to === 'paused') await beginPause(tx, id);
    if (to === 'open') await endPause(tx, id);
    await setState(tx, id, move.to);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: `competition.${moveTo[to]}`,
      before: { state: competition.state },
      after: { state: move.to, reason },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

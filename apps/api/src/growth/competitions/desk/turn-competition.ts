import type { OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves, isFrom } from '../competition.states.ts';
import { beginPause, endPause, lockCompetition, setState, setWithdrawn } from '../competition.store.ts';
import { wholeCompetition } from '../competition.wire.ts';

type Input = z.output<OperatorCalls['/operator/competition/turn']['input']>;

const moveTo = { paused: 'pause', open: 'resume', cancelled: 'cancel', draft: 'withdraw' } as const;

/** Pauses, resumes, makes a scheduled one a draft again, or cancels permanently; who has joined is notified by the job. */
export async function turnCompetition(
  { db, wake }: Pick<CompetitionsDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, cause, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (to === 'cancelled' && cause === undefined) return refuse('missingField', { field: 'the cause' });
  const turned = await inTransaction<Result<Wire>>(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    const move = competitionMoves[moveTo[to]];
    if (!isFrom(move, competition.state)) return refuse('wrongState', { status: competition.state });
    if (to === 'paused') await beginPause(tx, id);
    if (to === 'open') await endPause(tx, id);
    if (to === 'draft') await setWithdrawn(tx, id);
    else await setState(tx, id, move.to, to === 'cancelled' ? cause : null);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: `competition.${moveTo[to]}`,
      before: { state: competition.state },
      after: { state: move.to, ...(to === 'cancelled' ? { cause } : {}), reason },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
  if (turned.ok && to === 'cancelled') wake();
  return turned;
}

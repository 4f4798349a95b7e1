import type { DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { findCompetition, lockCompetition } from '../competition.store.ts';
import { wholeCompetition } from '../competition.wire.ts';
import { lastOfSeries, setSeriesEnded } from '../running/due.store.ts';

/** Ends the series that this competition is of: nothing more of it is published, which costs nobody what was promised. */
export async function endSeries(
  { db }: Pick<CompetitionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: number; reason: string },
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const competition = await findCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    const first = competition.seriesId === null ? undefined : await lockCompetition(tx, competition.seriesId);
    if (!first) return refuse('wrongState', { status: 'of no series' });
    if (first.repeatEndedAt) return refuse('wrongState', { status: 'of a series that has ended' });
    await setSeriesEnded(tx, first.id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${first.id}`,
      command: 'competition.endSeries',
      before: { published: await lastOfSeries(tx, first.id), times: first.repeatTimes },
      after: { ended: true, reason },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves, isFrom } from '../competition.states.ts';
import { lockCompetition, setState } from '../competition.store.ts';

/** Publishes what was scheduled and agreed to before. */
export async function openScheduled({ db }: Pick<CompetitionsDeps, 'db'>, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition || !isFrom(competitionMoves.open, competition.state)) return false;
    await setState(tx, id, competitionMoves.open.to);
    await recordAuditEvent(tx, {
      actor: 'system:competitions',
      subject: `competition:${id}`,
      command: 'competition.open',
      before: { state: competition.state },
      after: { state: competitionMoves.open.to, contentHash: competition.contentHash },
    });
    return true;
  });
}

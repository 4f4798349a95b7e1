import type { SeriesStep } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { insertCompetition, lockCompetition } from '../competition.store.ts';
import { type Definition, hashOf } from '../competition.ts';
import { lastOfSeries, setOfSeries, setSeriesEnded } from './due.store.ts';

const by = 'system:competitions';

/**
 * Publishes the next competition of a series: what the first one says, some weeks or months later in UTC. One whose time passed while
 * nobody published it is left out. With the last one the series ends.
 */
export async function publishNext({ db }: Pick<CompetitionsDeps, 'db'>, firstId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const first = await lockCompetition(tx, firstId);
    if (!first?.repeatEvery || first.repeatTimes === null || first.repeatEndedAt) return false;
    const now = await databaseTime(tx);
    let number = (await lastOfSeries(tx, firstId)) + 1;
    while (number <= first.repeatTimes && later(first.endsAt, first.repeatEvery, number - 1) <= now) number += 1;
    if (number <= first.repeatTimes) {
      const next = ofSeries(first, first.repeatEvery, number - 1);
      const id = await insertCompetition(tx, next, by);
      await setOfSeries(tx, id, firstId, number);
      await recordAuditEvent(tx, {
        actor: by,
        subject: `competition:${id}`,
        command: 'competition.publishNext',
        after: {
          state: 'open',
          first: firstId,
          number,
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
          contentHash: hashOf(next),
        },
      });
    }
    if (number >= first.repeatTimes) await setSeriesEnded(tx, firstId);
    return true;
  });
}

function ofSeries(first: Definition, every: SeriesStep, steps: number): Definition {
  return {
    ...first,
    startsAt: later(first.startsAt, every, steps),
    endsAt: later(first.endsAt, every, steps),
    entryClosesAt: first.entryClosesAt && later(first.entryClosesAt, every, steps),
    repeatEvery: null,
    repeatTimes: null,
  };
}

/** So many weeks or months later, in UTC; of a shorter month its last day. */
export function later(at: Date, every: SeriesStep, steps: number): Date {
  const moved = new Date(at);
  if (every === 'week') {
    moved.setUTCDate(at.getUTCDate() + 7 * steps);
    return moved;
  }
  moved.setUTCDate(1);
  moved.setUTCMonth(at.getUTCMonth() + steps);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}

import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { competitionMoves } from '../competition.states.ts';
import { heldRounds, lockCompetition, setFinal } from '../competition.store.ts';
import { payPrizes } from './pay-prizes.ts';
import { endedCompetitions, movedEntries, payingCompetitions, placeAll, scoreAll, scoreMoved } from './score.store.ts';

const everyMs = 3_000;
/** Of all competitions in one round. */
const scoredAtOnce = 200;

type Running = Pick<CompetitionsDeps, 'db' | 'announce' | 'offersHeldBack' | 'log'>;

/** Keeps the standings up to date, ends competitions and pays their prizes; after a crash another process continues. */
export function runCompetitionsJob(deps: Running): StandingJob {
  return { name: 'runCompetitions', everyMs, run: () => runCompetitions(deps) };
}

/** One round of it. Answers how much there was to do. */
export async function runCompetitions(deps: Running): Promise<number> {
  const { db } = deps;
  let found = 0;
  for (const moved of await movedEntries(db, scoredAtOnce)) {
    await scoreMoved(db, moved);
    found += moved.memberIds.length;
  }
  for (const id of await endedCompetitions(db)) if (await finish(deps, id)) found += 1;
  for (const id of await payingCompetitions(db)) found += await payPrizes(deps, id);
  return found;
}

/**
 * Makes the standings final, computed from all rounds. Waits for wins that are held: what such a round comes to is not known.
 * Without prizes the competition is paid at once.
 */
async function finish({ db }: Running, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition || !competitionMoves.finish.from.some((state) => state === competition.state)) return false;
    if ((await heldRounds(tx, id)) > 0) return false;
    await scoreAll(tx, id);
    const { hash, prizes } = await placeAll(tx, id);
    const state = prizes > 0 ? competitionMoves.finish.to : 'paid';
    await setFinal(tx, id, state, hash);
    await recordAuditEvent(tx, {
      actor: 'system:competitions',
      subject: `competition:${id}`,
      command: 'competition.finish',
      before: { state: competition.state },
      after: { state, contentHash: hash, players: competition.players, prizes },
    });
    return true;
  });
}

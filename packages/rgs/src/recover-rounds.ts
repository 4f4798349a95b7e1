import { advanceRound, askAboutHeld, gameOfRound, playRound } from './advance-round.ts';
import { type Looking, lookAgain } from './look-again.ts';
import { claimDueRounds, claimHeldRounds, insertAction, readAbandoned, readRound } from './round.store.ts';
import { deleteFunPlayers } from './session.store.ts';
import type { Studio } from './studio.ts';

const roundsAtOnce = 32;
const roundsAtStart = 256;

/** One look at everything left undone: crashed or unanswered rounds, those whose player went away, and held wins. */
export async function recoverRounds(studio: Studio, atStart = false): Promise<number> {
  const { leaseMs } = studio.times;
  const due = await claimDueRounds(studio.db, atStart ? roundsAtStart : roundsAtOnce, leaseMs, atStart ? leaseMs : 0);
  const abandoned = await readAbandoned(studio.db, studio.times.abandonAfterMs, roundsAtOnce);
  const held = await claimHeldRounds(studio.db, roundsAtOnce, leaseMs);
  const work = [
    ...due.map((id) => advanceRound(studio, id, false)),
    ...abandoned.map((id) => settleAbandoned(studio, id)),
    ...held.map((id) => askAboutHeld(studio, id)),
  ];
  const results = await Promise.allSettled(work);
  for (const result of results) {
    if (result.status === 'rejected') studio.log.error({ err: result.reason }, 'a round could not be recovered');
  }
  await deleteFunPlayers(studio.db, studio.times.sessionLongestMs, 100);
  return work.length;
}

/** Plays on as the game declares for a player who left, until the round is done. */
async function settleAbandoned(studio: Studio, id: string): Promise<void> {
  for (;;) {
    const round = await readRound(studio.db, id);
    if (round?.state !== 'PLAYING') return;
    const step = round.actions.length;
    const result = await insertAction(studio.db, {
      playerId: round.playerId,
      playId: `left:${id}:${step}`,
      roundId: id,
      step,
      action: gameOfRound(round).abandon(playRound(round, round.actions)),
      cost: 0n,
      patienceMs: studio.times.leaseMs,
      by: 'recovery',
      sessionId: null,
    });
    if (result !== 'started') return;
    await advanceRound(studio, id, true);
  }
}

/** Looks at once, as after a crash, and then every `everyMs` until stopped. */
export function startRecovery(studio: Studio, everyMs: number): Looking {
  return lookAgain((atStart) =>
    recoverRounds(studio, atStart).then(
      (found) => (found >= roundsAtOnce ? 0 : everyMs),
      (error) => {
        studio.log.error({ err: error }, 'recovery could not look for rounds');
        return everyMs;
      },
    ),
  );
}

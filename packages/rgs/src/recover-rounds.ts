import { advanceRound, askAboutHeld, gameOfRound, playRound, type RoundKey, timedOf } from './advance-round.ts';
import { type Looking, lookAgain } from './look-again.ts';
import { claimLeftRounds, insertAction, type LeftRound, readAgeMs, readRound } from './round.store.ts';
import { deleteFunPlayers } from './session.store.ts';
import { inEveryPart } from './shards.store.ts';
import type { Studio } from './studio.ts';

const roundsAtOnce = 32;
const roundsAtStart = 256;

/**
 * One look at everything left undone: crashed or unanswered rounds, those whose player went away, and held wins. Answers how much
 * there was, of the parts that players lie on in the fullest. What lies on a machine that is away waits for it; the others' do not.
 */
export async function recoverRounds(studio: Studio, atStart = false): Promise<number> {
  const { leaseMs, abandonAfterMs: idleMs, sessionLongestMs } = studio.times;
  const claim = {
    due: atStart ? roundsAtStart : roundsAtOnce,
    most: roundsAtOnce,
    leaseMs,
    earlyMs: atStart ? leaseMs : 0,
    idleMs,
  };
  const { done, away } = await inEveryPart(studio.db, async (key) => {
    const left = await claimLeftRounds(studio.db, key, claim);
    for (const result of await Promise.allSettled(left.map((one) => recoverOne(studio, one)))) {
      if (result.status === 'rejected') studio.log.error({ err: result.reason }, 'a round could not be recovered');
    }
    await deleteFunPlayers(studio.db, key, sessionLongestMs, 100);
    return left.length;
  });
  for (const { part, error } of away) studio.log.warn({ err: error, part }, 'recovery could not read a shard');
  return Math.max(0, ...done);
}

function recoverOne(studio: Studio, { what, playerId, roundId: id }: LeftRound): Promise<unknown> {
  const round = { id, playerId };
  if (what === 'due') return advanceDue(studio, round);
  return what === 'away' ? settleAbandoned(studio, round) : askAboutHeld(studio, round);
}

/** Drives it on; one that runs by the clock and has come to its end there is over, whether or not its player is. */
async function advanceDue(studio: Studio, key: RoundKey): Promise<void> {
  const { round } = await advanceRound(studio, key, false);
  if (round.state !== 'PLAYING') return;
  const clock = timedOf(round);
  if (clock && (await readAgeMs(studio.db, round)) >= clock.endsAfterMs) await settleAbandoned(studio, round);
}

/** Plays on as the game declares for a player who left, until the round is done. */
async function settleAbandoned(studio: Studio, { id, playerId }: RoundKey): Promise<void> {
  for (;;) {
    const round = await readRound(studio.db, id, playerId);
    if (round?.state !== 'PLAYING') return;
    const step = round.actions.length;
    const result = await insertAction(studio.db, {
      playerId: round.playerId,
      playId: `left:${id}:${step}`,
      roundId: id,
      step,
      action: gameOfRound(round).abandon(playRound(round, round.actions)),
      cost: 0n,
      timeoutMs: studio.times.leaseMs,
      by: 'recovery',
      sessionId: null,
    });
    if (result !== 'started') return;
    await advanceRound(studio, round, true);
  }
}

/** Looks at once, as after a crash, and then every `everyMs` until stopped. */
export function startRecovery(studio: Studio, everyMs: number): Looking {
  return lookAgain((atStart) =>
    recoverRounds(studio, atStart).then(
      (found) => (found >= roundsAtOnce ? 0 : everyMs),
      (error) => {
        studio.log.error({ err: error }, 'recovery could not read rounds');
        return everyMs;
      },
    ),
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import { playableOf } from '@fairhouse/games';
import type { ActingSession, ActionInput, DecidedInput } from './action-input.ts';
import { advanceRound, timedOf } from './advance-round.ts';
import type { PlayAnswer } from './play-answers.ts';
import { type RoundRow, readAgeMs, readRound } from './round.store.ts';
import type { Studio } from './studio.ts';

/**
 * Of a round that runs by the clock, what a player's action is written down as: the database's clock decides when it came, and no figure
 * of the page. A request for the `end` is answered when the round is over. Of any other round the action as it came.
 * (docs/decisions/176-shared-tables-have-one-writer.md)
 */
export async function decideByTheClock(
  studio: Studio,
  session: Pick<ActingSession, 'playerId' | 'gameCode'>,
  input: ActionInput,
): Promise<DecidedInput | Extract<PlayAnswer, { ok: false }>> {
  if (!playableOf(session.gameCode)?.timed) return input;
  const round = await readPlaying(studio, session, input);
  const clock = round && timedOf(round);
  if (!clock) return input;
  const { timed, endsAfterMs } = clock;
  const ranMs = await readAgeMs(studio.db, round);
  if (input.action === 'end') {
    const leftMs = endsAfterMs - ranMs;
    const { heldMs } = studio.times;
    if (leftMs > 0) await sleep(Math.min(leftMs, heldMs));
    // The same answer in every round that is not over, so that it does not reveal the end.
    return leftMs > heldMs ? { ok: false, reason: 'too_soon', retryAfterMs: 1 } : { ...input, byTheClock: true };
  }
  const taken = timed.actionAt(round.bet, input.action, ranMs);
  if (taken.ok) return { ...input, action: taken.action, byTheClock: true };
  const { retryAfterMs } = taken;
  return retryAfterMs === undefined
    ? { ok: false, reason: 'action_not_allowed' }
    : { ok: false, reason: 'too_soon', retryAfterMs };
}

/** The round that the action is meant for, where it waits for its player; undefined of any other, which its record answers. */
async function readPlaying(
  studio: Studio,
  { playerId, gameCode }: Pick<ActingSession, 'playerId' | 'gameCode'>,
  { roundId, step }: ActionInput,
): Promise<RoundRow | undefined> {
  let round = studio.openRounds.find(roundId)?.round ?? (await readRound(studio.db, roundId, playerId));
  if (round?.playerId !== playerId || round.gameCode !== gameCode) return undefined;
  if (round.state === 'BETTING') round = (await advanceRound(studio, round, false)).round;
  return round.state === 'PLAYING' && round.actions.length === step ? round : undefined;
}

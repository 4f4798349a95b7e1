import { advanceRound, playRound } from './advance-round.ts';
import { isId } from './ids.ts';
import { answerOf, type PlayAnswer } from './play-answers.ts';
import { insertAction, readRound, readRoundIdOfPlay, readStep } from './round.store.ts';
import type { SessionRow } from './session.store.ts';
import type { Studio } from './studio.ts';

export interface ActionInput {
  playId: string;
  roundId: string;
  /** Number of actions the player saw applied: an action meant for another moment is refused. */
  step: number;
  action: string;
}

/** Takes one action in an open round of this player; what it costs is a stake of its own in the same round. */
export async function takeAction(
  studio: Studio,
  session: Pick<SessionRow, 'id' | 'playerId' | 'gameCode'>,
  input: ActionInput,
): Promise<PlayAnswer> {
  if (!isId(input.roundId)) return { ok: false, reason: 'not_found' };
  const round = await readRound(studio.db, input.roundId, session.playerId);
  if (round?.gameCode !== session.gameCode) return { ok: false, reason: 'not_found' };
  const earlier = await readRoundIdOfPlay(studio.db, session.playerId, input.playId);
  let cost = 0n;
  if (earlier === undefined) {
    if (round.closedAt) return { ok: false, reason: 'no_open_round' };
    if (round.state !== 'PLAYING' || round.actions.length !== input.step)
      return { ok: false, reason: 'stale_step', round };
    const open = playRound(round, round.actions).next.find(({ action }) => action === input.action);
    if (!open) return { ok: false, reason: 'action_not_allowed' };
    cost = BigInt(open.cost);
  }
  const result = await insertAction(studio.db, {
    playerId: session.playerId,
    playId: input.playId,
    roundId: round.id,
    step: input.step,
    action: input.action,
    cost,
    patienceMs: studio.times.leaseMs,
    by: 'player',
    sessionId: session.id,
  });
  if (result === 'stale_step')
    return { ok: false, reason: 'stale_step', round: (await readRound(studio.db, round.id, session.playerId))! };
  if (result !== 'started' && result !== 'replayed') return { ok: false, reason: result };
  const advanced = await advanceRound(studio, round, result === 'started');
  const step = await readStep(studio.db, session.playerId, input.playId);
  return answerOf(advanced.round, step!);
}

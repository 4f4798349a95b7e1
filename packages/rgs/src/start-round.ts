import { randomBytes } from 'node:crypto';
import { gameOf } from '@fairhouse/game-math';
import { advanceRound } from './advance-round.ts';
import { newId } from './ids.ts';
import { answerOf, type PlayAnswer } from './play-answers.ts';
import { isOver } from './round.states.ts';
import { insertRound, readRound, readStep } from './round.store.ts';
import type { SessionRow } from './session.store.ts';
import type { Studio } from './studio.ts';

export interface StartInput {
  /** The player's own id for this round: the same id again answers the same round. */
  playId: string;
  bet: unknown;
}

/** Starts a round, or repeats the answer of the one that `playId` started. */
export async function startRound(
  studio: Studio,
  session: SessionRow,
  { playId, bet }: StartInput,
): Promise<PlayAnswer> {
  const game = gameOf(session.gameCode);
  if (!game) throw new Error(`the game ${session.gameCode} is not in this house`);
  const read = game.readBet(bet, session.currency);
  if (!read.ok) return read;
  const insert = () =>
    insertRound(studio.db, {
      playerId: session.playerId,
      sessionId: session.id,
      playId,
      roundId: newId(),
      gameCode: game.code,
      definitionHash: game.definitionHash,
      currency: session.currency,
      bet: read.bet,
      cost: BigInt(read.stake),
      leastMs: studio.times.leastRoundMs[game.kind],
      clientSeed: randomBytes(16).toString('hex'),
      patienceMs: studio.times.leaseMs,
    });
  let inserted = await insert();
  if (inserted.result === 'round_open') {
    // The player is here and wants to go on: what the earlier round still owes is told to the wallet now, and not when the
    // growing pauses of recovery are over.
    const { round } = await advanceRound(studio, inserted.roundId!, false);
    if (isOver(round.state)) inserted = await insert();
  }
  const { result, roundId, retryAfterMs } = inserted;
  if (result === 'too_soon') return { ok: false, reason: 'too_soon', retryAfterMs };
  if (result === 'play_id_reused') return { ok: false, reason: 'play_id_reused' };
  if (result === 'round_open') {
    const open = await readRound(studio.db, roundId!);
    return { ok: false, reason: 'round_open', round: open! };
  }
  const { round } = await advanceRound(studio, roundId!, result === 'started');
  const first = round.attempt === 0 ? undefined : await readStep(studio.db, session.playerId, playId);
  return answerOf(round, first ?? { state: round.stepState, refusal: round.refusal });
}

import { freeRoundStakes } from '@fairhouse/game-math';
import { playableOf } from '@fairhouse/games';
import { advanceFrom, advanceRound } from './advance-round.ts';
import { newId } from './ids.ts';
import { answerOf, type PlayAnswer } from './play-answers.ts';
import type { StartedRound } from './round.commits.ts';
import { isOver } from './round.states.ts';
import { type RoundRow, readRound, readStep, type StartRound } from './round.store.ts';
import type { SessionRow } from './session.store.ts';
import type { Studio } from './studio.ts';

export interface StartInput {
  /** The player's own id for this round: the same id again answers the same round. */
  playId: string;
  bet: unknown;
  /** What the player was shown: the round is played under these seeds or not at all. Without them, those that he chose before. */
  seed?: { serverSeedHash: string; clientSeed: string } | undefined;
  /** Started by automatic play and not by a press of the player. */
  automatic?: boolean | undefined;
  /** The free rounds that pay the stake, which has to be theirs; one that costs more, or buys or doubles, is refused. */
  freeRounds?: string | undefined;
}

/** Starts a round, or repeats the answer of the one that `playId` started. */
export async function startRound(
  studio: Studio,
  session: SessionRow,
  { playId, bet, seed, automatic = false, freeRounds }: StartInput,
): Promise<PlayAnswer> {
  const game = playableOf(session.gameCode);
  if (!game) throw new Error(`the game ${session.gameCode} is not in this casino`);
  if (automatic && !session.automatic) return { ok: false, reason: 'automatic_not_allowed' };
  const read = game.readBet(bet, session.currency);
  if (!read.ok) return read;
  if (read.buysBonus && !session.bonusBuy) return { ok: false, reason: 'bonus_buy_not_allowed' };
  if (read.doublesUp && !session.doubleUp) return { ok: false, reason: 'double_up_not_allowed' };
  if (
    freeRounds &&
    (read.buysBonus ||
      read.doublesUp ||
      session.walletUser === null ||
      !freeRoundStakes(game, session.currency, Number(read.stake)))
  )
    return { ok: false, reason: 'free_rounds_plain' };
  // What is bought, and what is doubled, is decided by the player, each time.
  if ((read.buysBonus || read.doublesUp) && automatic) return { ok: false, reason: 'automatic_not_allowed' };
  const start: StartRound = {
    playerId: session.playerId,
    sessionId: session.id,
    playId,
    roundId: newId(),
    gameCode: game.code,
    definitionHash: game.definitionHash,
    currency: session.currency,
    bet: read.bet,
    cost: BigInt(read.stake),
    leastMs: session.leastMs,
    // No client seed has a colon.
    seed: seed ? `${seed.clientSeed}:${seed.serverSeedHash}` : null,
    timeoutMs: studio.times.leaseMs,
    freeRounds,
  };
  await studio.commits.written(session.playerId);
  let inserted = await studio.commits.start(start);
  if (inserted.result === 'round_open') {
    // The player is here and wants to go on: what the earlier round still owes is reported to the wallet now, and not when the
    // growing pauses of recovery are over.
    const { round } = await advanceRound(studio, { id: inserted.roundId!, playerId: session.playerId }, false);
    if (isOver(round.state)) inserted = await studio.commits.start(start);
  }
  const { result, roundId, retryAfterMs, started } = inserted;
  if (started) {
    const { round } = await advanceFrom(studio, begun(start, started, session), true);
    return answerOf(round, { state: round.stepState, refusal: round.refusal });
  }
  if (result === 'too_soon') return { ok: false, reason: 'too_soon', retryAfterMs };
  if (result === 'seed_needed' || result === 'seed_changed') return { ok: false, reason: result };
  if (result === 'play_id_reused') return { ok: false, reason: 'play_id_reused' };
  if (result === 'round_open') {
    const open = await readRound(studio.db, roundId!, session.playerId);
    return { ok: false, reason: 'round_open', round: open! };
  }
  const { round } = await advanceRound(studio, { id: roundId!, playerId: session.playerId }, result === 'started');
  const first = round.attempt === 0 ? undefined : await readStep(studio.db, session.playerId, playId);
  return answerOf(round, first ?? { state: round.stepState, refusal: round.refusal });
}

/** The round as it has just been written down. */
function begun(start: StartRound, started: StartedRound, session: SessionRow): RoundRow {
  return {
    id: start.roundId,
    playerId: start.playerId,
    sessionId: start.sessionId,
    gameCode: start.gameCode,
    definitionHash: start.definitionHash,
    currency: start.currency,
    bet: start.bet,
    cost: start.cost,
    seedId: started.seedId,
    nonce: started.nonce,
    serverSeed: started.serverSeed,
    clientSeed: started.clientSeed,
    openedAt: started.openedAt,
    changedAt: started.openedAt,
    closedAt: null,
    state: 'BETTING',
    actions: [],
    staked: 0n,
    win: 0n,
    outcome: null,
    balance: null,
    tries: 0,
    walletUser: session.walletUser,
    walletToken: session.walletToken,
    attempt: 0,
    action: null,
    stepState: 'INTENT',
    refusal: null,
    before: started.before,
    freeRounds: start.freeRounds ?? null,
  };
}

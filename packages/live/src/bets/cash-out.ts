import { type CurveDefinition, reachedAfterMs } from '@fairhouse/game-math';
import type { SessionRow } from '@fairhouse/rgs';
import { gameOfRound, type LiveCasino } from '../casino.ts';
import { decideBet } from '../play-round.ts';
import { advanceBet } from './advance-bet.ts';
import { type BetRow, mustReadBet, readBet, writeTaken } from './bet.store.ts';
import { answerOf, type BetAnswer } from './bet-answers.ts';

/**
 * Takes a bet on a running curve where it stands by the clock of the database, in one statement; what it wins follows from that, and is
 * computed and sent to the wallet here. Should this process die between, the writer of the table works out the same. In any process.
 */
export async function cashOut(casino: LiveCasino, session: SessionRow, betId: string): Promise<BetAnswer> {
  const bet = await readBet(casino.db, betId);
  if (bet?.playerId !== session.playerId || bet.table !== session.gameCode) return { ok: false, reason: 'not_found' };
  const game = gameOfRound(casino, bet.table, bet.definitionHash);
  if (game.kind !== 'curve') return { ok: false, reason: 'not_found' };
  const definition = game.definition as CurveDefinition;
  const leastMs = reachedAfterMs(definition, definition.least);
  const targetMs = reachedAfterMs(definition, (bet.bet as { target: number }).target);
  const outMs = await writeTaken(casino.db, { id: betId, playerId: session.playerId, leastMs, targetMs });
  if (outMs === undefined) return alreadyTaken(casino, betId, leastMs, targetMs);
  const taken = await mustReadBet(casino.db, betId);
  if (taken.state !== 'PLACED') return answerOf(await advanceBet(casino, taken));
  return answerOf(await advanceBet(casino, await decideTaken(casino, taken)));
}

/** Fixes what a taken bet wins. Where the writer of the table was first, it has fixed the same. */
async function decideTaken(casino: LiveCasino, taken: BetRow): Promise<BetRow> {
  const { serverSeed, salt, link, outMs } = taken;
  if (serverSeed === null) throw new Error(`bet ${taken.id} was taken before its round was decided`);
  const game = gameOfRound(casino, taken.table, taken.definitionHash);
  const { win, outcome, actions } = decideBet(game, { serverSeed, salt, link }, { bet: taken.bet, outMs });
  const [action] = actions;
  const workAfterMs = casino.times.askAgainMs;
  const moved = await casino.commits.move({ bet: taken, after: 'SETTLING', win, outcome, action, workAfterMs });
  if (!moved) return mustReadBet(casino.db, taken.id);
  return { ...taken, state: 'SETTLING', win, outcome, actions, tries: 0, changedAt: casino.now() };
}

/** It was too soon, or too late, or the bet had been taken before, by its player or by itself: then that is the answer. */
async function alreadyTaken(casino: LiveCasino, betId: string, leastMs: number, targetMs: number): Promise<BetAnswer> {
  const bet = await mustReadBet(casino.db, betId);
  if (bet.state === 'ASKED') return { ok: false, reason: 'bet_pending' };
  if (bet.state === 'CANCELLING' || bet.state === 'VOID' || bet.state === 'REFUSED')
    return { ok: false, reason: 'bet_void' };
  if (bet.state !== 'PLACED') return bet.win === 0n ? { ok: false, reason: 'too_late' } : answerOf(bet);
  if (bet.outMs !== null) return answerOf(await advanceBet(casino, await decideTaken(casino, bet)));
  const ranMs = bet.startedAt ? casino.now().getTime() - bet.startedAt.getTime() : 0;
  if (ranMs < leastMs) return { ok: false, reason: 'too_soon', retryAfterMs: leastMs - ranMs };
  // It has reached its target, and the writer of the table is about to see that.
  const isTakenByItself = ranMs >= targetMs && bet.runsMs !== null && targetMs <= bet.runsMs;
  return isTakenByItself ? answerOf(bet) : { ok: false, reason: 'too_late' };
}

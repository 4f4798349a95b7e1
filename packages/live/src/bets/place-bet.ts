import type { SessionRow } from '@fairhouse/rgs';
import { v7 as newId } from 'uuid';
import { type LiveCasino, tableOf } from '../casino.ts';
import { readStanding } from '../round.store.ts';
import { advanceBet } from './advance-bet.ts';
import type { PlaceBet } from './bet.commits.ts';
import { type BetInHand, mustReadBet } from './bet.store.ts';
import { answerOfPlaced, type BetAnswer } from './bet-answers.ts';

/** As others see who bets where the wallet has told no name. */
const unnamed = '•••';

export interface PlaceInput {
  /** The player's own id for this bet: the same id again answers the same bet. */
  playId: string;
  round: number;
  bet: unknown;
}

/**
 * Places a bet in a round that is open, or repeats the answer of the one that `playId` placed. It is written down before the wallet is
 * asked, so that it is in the round or is given back, whatever happens next. In any process.
 */
export async function placeBet(
  casino: LiveCasino,
  session: SessionRow,
  { playId, round, bet }: PlaceInput,
): Promise<BetAnswer> {
  const table = tableOf(casino, session.gameCode);
  if (!table) return { ok: false, reason: 'not_found' };
  const read = table.game.readBet(bet, session.currency);
  if (!read.ok) return read;
  const place: PlaceBet = {
    betId: newId(),
    table: table.code,
    round,
    playerId: session.playerId,
    sessionId: session.id,
    playId,
    walletUser: session.walletUser,
    alias: session.walletUser === null ? null : (session.alias ?? unnamed),
    currency: session.currency,
    bet: read.bet,
    cost: BigInt(read.stake),
    mostBets: table.mostBets,
    askAgainMs: casino.times.askAgainMs,
  };
  const { result, betId } = await casino.commits.place(place);
  if (result === 'asked')
    return answerOfPlaced(await advanceBet(casino, justAsked(casino, place, session), { fresh: true }));
  if (result === 'replayed') return answerOfPlaced(await advanceBet(casino, await mustReadBet(casino.db, betId)));
  const rests = result === 'bets_closed' && (await readStanding(casino.db, table.code))?.rests;
  return { ok: false, reason: rests ? 'table_rests' : result };
}

/** The bet as it has just been written down. */
function justAsked(casino: LiveCasino, place: PlaceBet, { walletToken, currency }: SessionRow): BetInHand {
  return {
    id: place.betId,
    table: place.table,
    round: place.round,
    playerId: place.playerId,
    sessionId: place.sessionId,
    walletUser: place.walletUser,
    walletToken,
    currency,
    bet: place.bet,
    cost: place.cost,
    state: 'ASKED',
    refusal: null,
    win: null,
    outcome: null,
    balance: null,
    changedAt: casino.now(),
    tries: 0,
    roundState: 'OPEN',
    runsMs: null,
  };
}

import type { SessionRow } from '@fairhouse/rgs';
import { v7 as newId } from 'uuid';
import { advanceBet } from './advance-bet.ts';
import { aliasOf } from './alias-of.ts';
import type { PlaceBet } from './bet.commits.ts';
import { type BetRow, mustReadBet } from './bet.store.ts';
import { answerOfPlaced, type BetAnswer } from './bet-answers.ts';
import { type LiveHouse, tableOf } from './house.ts';

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
  house: LiveHouse,
  session: SessionRow,
  { playId, round, bet }: PlaceInput,
): Promise<BetAnswer> {
  const table = tableOf(house, session.gameCode);
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
    alias: aliasOf(session.walletUser),
    currency: session.currency,
    bet: read.bet,
    cost: BigInt(read.stake),
    mostBets: table.mostBets,
    askAgainMs: house.times.askAgainMs,
  };
  const { result, betId } = await house.commits.place(place);
  if (result === 'asked')
    return answerOfPlaced(await advanceBet(house, justAsked(house, place, session), { fresh: true }));
  if (result === 'replayed') return answerOfPlaced(await advanceBet(house, await mustReadBet(house.db, betId)));
  return { ok: false, reason: result };
}

/** The bet as it has just been written down; nothing of its round is known yet. */
function justAsked(house: LiveHouse, place: PlaceBet, session: SessionRow): BetRow {
  const now = house.now();
  return {
    id: place.betId,
    table: place.table,
    round: place.round,
    playerId: place.playerId,
    sessionId: place.sessionId,
    playId: place.playId,
    walletUser: session.walletUser,
    walletToken: session.walletToken,
    currency: session.currency,
    bet: place.bet,
    cost: place.cost,
    state: 'ASKED',
    refusal: null,
    actions: [],
    outMs: null,
    win: null,
    outcome: null,
    balance: null,
    openedAt: now,
    changedAt: now,
    closedAt: null,
    tries: 0,
    roundState: 'OPEN',
    definitionHash: '',
    chainEnd: '',
    salt: '',
    link: 0,
    serverSeedHash: '',
    serverSeed: null,
    startedAt: null,
    runsMs: null,
  };
}

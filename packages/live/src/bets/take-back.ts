import type { SessionRow } from '@fairhouse/rgs';
import type { LiveCasino } from '../casino.ts';
import { advanceBet } from './advance-bet.ts';
import { readBet, writeTakenBack } from './bet.store.ts';
import { answerOf, type BetAnswer } from './bet-answers.ts';

/** Takes a bet out of a round that is still open, and gives its stake back; repeated, it answers the same. In any process. */
export async function takeBack(casino: LiveCasino, session: SessionRow, betId: string): Promise<BetAnswer> {
  await writeTakenBack(casino.db, betId, session.playerId, casino.times.askAgainMs);
  const bet = await readBet(casino.db, betId);
  if (bet?.playerId !== session.playerId || bet.table !== session.gameCode) return { ok: false, reason: 'not_found' };
  if (bet.state === 'ASKED') return { ok: false, reason: 'bet_pending' };
  if (bet.state === 'CANCELLING') return answerOf(await advanceBet(casino, bet));
  return bet.state === 'VOID' || bet.state === 'REFUSED' ? answerOf(bet) : { ok: false, reason: 'bets_closed' };
}

import type { TableStanding } from '@fairhouse/contract/play';
import { type LiveCasino, readOwnBets, readTableView } from '@fairhouse/live';
import { readTotals, type SessionRow, type Studio } from '@fairhouse/rgs';

/** Where the table of a session stands, with the player's own bets; null of a table that nobody has opened yet. */
export async function readStanding(
  { studio, live }: { studio: Studio; live: LiveCasino },
  { id, playerId, gameCode }: Pick<SessionRow, 'id' | 'playerId' | 'gameCode'>,
): Promise<TableStanding | null> {
  const [view, mine, totals] = await Promise.all([
    readTableView(live.db, gameCode),
    readOwnBets(live.db, playerId, gameCode),
    readTotals(studio.db, { id, playerId }),
  ]);
  // How many sit there and what is written, the stream says.
  return view ? { view: { ...view, words: null, watching: 0 }, mine, balance: Number(totals.balance) } : null;
}

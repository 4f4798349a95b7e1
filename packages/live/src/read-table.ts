import type { OwnBet, TableView } from '@fairhouse/contract/play';
import type { Database } from '@fairhouse/database';
import { readOwnBetRows } from './bets/bet.store.ts';
import { showOwnBet } from './bets/show-bet.ts';
import { readOthers } from './others.store.ts';
import { readLastResults, readLastRound, readStanding } from './round.store.ts';
import { showLiveRound, showResult } from './show-round.ts';
import { readWords } from './words/read-words.ts';

const resultsShown = 100;
const nobody: TableView['others'] = { bets: 0, players: 0, latest: [] };

/** What of a view the database knows: who watches is added by those who know. */
export type TableStanding = Omit<TableView, 'watching'>;

/**
 * Where a table stands. Undefined for a code that is no table's. The number of the last message is read first, so that the view holds
 * at least what that told; what it holds beyond is told again by the next.
 */
export async function readTableView(db: Database, table: string): Promise<TableStanding | undefined> {
  const standing = await readStanding(db, table);
  if (!standing) return undefined;
  const last = await readLastRound(db, table);
  const [others, results, words] = await Promise.all([
    last ? readOthers(db, table, last.number) : nobody,
    readLastResults(db, table, resultsShown),
    readWords(db, table),
  ]);
  const isOver = !last || last.state === 'CLOSED' || last.state === 'VOID';
  return {
    table,
    seq: standing.seq,
    now: standing.now.toISOString(),
    round: !last || (isOver && standing.rests) ? null : showLiveRound(last),
    others,
    results: results.map(showResult),
    words,
  };
}

/** The player's own bets in the running round of a table and the one before, the newest first. */
export async function readOwnBets(db: Database, playerId: string, table: string): Promise<OwnBet[]> {
  return (await readOwnBetRows(db, playerId, table)).map(showOwnBet);
}

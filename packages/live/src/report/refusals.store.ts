import type { Database } from '@fairhouse/database';
import type { BetState } from '../bets/bet.states.ts';
import { type BetRow, selectBet } from '../bets/bet.store.ts';

interface Between {
  from: Date;
  to: Date;
  firstId: string;
  lastId: string;
}

const opened = 'b.id > $1 and b.id < $2 and b.opened_at >= $3 and b.opened_at < $4 and b.wallet_user is not null';

/** Bets in these states, of all tables for null. Those that their player took back, or whose round was void, were not refused. */
export async function readBetsToCount(
  db: Database,
  {
    states,
    tables,
    most,
    ...between
  }: Between & { states: readonly BetState[]; tables: readonly string[] | null; most: number },
): Promise<BetRow[]> {
  const { firstId, lastId, from, to } = between;
  const { rows } = await db.query<BetRow>(
    `${selectBet} where ${opened} and b.state = any($5) and ($6::text[] is null or b.table_code = any($6))
       and (b.refusal is null or b.refusal not in ('taken_back', 'round_void')) order by b.id desc limit $7`,
    [firstId, lastId, from, to, states, tables, most],
  );
  return rows;
}

export async function countPlayedBets(
  db: Database,
  { firstId, lastId, from, to }: Between,
): Promise<{ table: string; wins: number; losses: number }[]> {
  const { rows } = await db.query<{ table: string; wins: bigint; losses: bigint }>(
    `select b.table_code as "table", count(*) filter (where b.win > b.cost) as wins,
       count(*) filter (where b.win <= b.cost) as losses
     from live_bet b where ${opened} and b.state in ('CLOSED', 'HELD', 'DENIED') group by 1`,
    [firstId, lastId, from, to],
  );
  return rows.map(({ table, wins, losses }) => ({ table, wins: Number(wins), losses: Number(losses) }));
}

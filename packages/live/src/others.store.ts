import type { OthersAtTable, SeenBet } from '@fairhouse/contract/play';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

const latestReported = 12;

/** Bets for money that are in a round, as everybody at the table may see them. Nobody sees bets for fun. */
export async function readOthers(db: Database, table: string, round: number): Promise<OthersAtTable> {
  const { rows } = await db.query<{
    id: string;
    player: string;
    currency: Currency;
    stake: bigint;
    win: bigint | null;
    outcome: { kind?: string; out?: number | null; target?: number } | null;
    bets: number;
    players: number;
  }>({
    name: 'live_others',
    text: `with seen as (
       select b.id, b.player_id, coalesce(b.alias, '') as player, b.currency, b.cost as stake, b.win, b.outcome
       from live_bet b where b.table_code = $1 and b.round_number = $2 and b.alias is not null
         and b.state in ('PLACED', 'SETTLING', 'HELD', 'CLOSED', 'DENIED')
     )
     select right(replace(id::text, '-', ''), 16) as id, player, currency, stake, win, outcome,
       (select count(*)::int from seen) as bets, (select count(distinct player_id)::int from seen) as players
     from seen order by seen.id desc limit $3`,
    values: [table, round, latestReported],
  });
  const [{ bets, players } = { bets: 0, players: 0 }] = rows;
  const latest = rows.map(({ id, player, currency, stake, win, outcome }): SeenBet => {
    const out = outcome?.kind === 'curve' && win !== null && win > 0n ? (outcome.out ?? outcome.target ?? null) : null;
    return { id, player, currency, stake: Number(stake), out, win: win === null ? null : Number(win) };
  });
  return { bets, players, latest };
}

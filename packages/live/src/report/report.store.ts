import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface TableStanding {
  code: string;
  rests: boolean;
  words: boolean;
  wordsEveryMs: number;
  alive: boolean;
  number: number | null;
  state: string | null;
  movedAt: Date | null;
  isOver: boolean | null;
  chainEnd: string | null;
  links: number | null;
  linksLeft: number | null;
  isSalted: boolean | null;
  settledNumber: number | null;
  settledAt: Date | null;
  settleMs: number | null;
}

/** Every table with its newest round, the chain that its rounds come from, and its newest finished round. */
export async function tableStandings(db: Database): Promise<TableStanding[]> {
  const { rows } = await db.query<TableStanding>(
    `select t.code, t.rests, t.words, t.words_every_ms as "wordsEveryMs", t.held_until is not null and t.held_until > clock_timestamp() as alive,
       r.number::float8 as number, r.state, r.moved_at as "movedAt", r.state in ('CLOSED', 'VOID') as "isOver",
       c.chain_end as "chainEnd", c.links, c.links - c.next_link + 1 as "linksLeft", c.salt is not null as "isSalted",
       s.number::float8 as "settledNumber", s.settled_at as "settledAt",
       greatest(0, extract(epoch from s.settled_at - e.at) * 1000)::float8 as "settleMs"
     from live_table t
       left join lateral (select number, state,
           -- A curve moves for as long as it runs.
           greatest(changed_at, case when state = 'RESULT'
             then least(clock_timestamp(), started_at + coalesce(runs_ms, 0) * interval '1 millisecond') end) as moved_at
         from live_round where table_code = t.code
         order by number desc limit 1) r on true
       left join lateral (select chain_end, links, next_link, salt from live_chain where table_code = t.code
         order by (next_link <= links) desc, published_at limit 1) c on true
       left join lateral (select number, settled_at from live_round where table_code = t.code and state = 'CLOSED'
         order by number desc limit 1) s on true
       left join lateral (select min(at) as at from live_event where table_code = t.code and round_number = s.number
         and bet_id is null and after = 'SETTLE') e on true
     order by t.code`,
  );
  return rows;
}

export interface StakesOfRound {
  bets: number;
  players: number;
  currency: Currency;
  stakes: bigint;
}

/** What stands in a round for money, by currency. */
export async function stakesOfRound(db: Database, table: string, number: number): Promise<StakesOfRound[]> {
  const { rows } = await db.query<StakesOfRound>(
    `select count(*)::int as bets, count(distinct wallet_user)::int as players, currency, sum(cost)::bigint as stakes
     from live_bet where table_code = $1 and round_number = $2 and wallet_user is not null
       and state in ('PLACED', 'SETTLING', 'HELD', 'CLOSED', 'DENIED')
     group by currency order by currency`,
    [table, number],
  );
  return rows;
}

/** Bets of rounds that are over, which nobody holds and which are not over themselves. */
export async function owedBets(db: Database): Promise<{ table: string; bets: number; since: Date }[]> {
  const { rows } = await db.query<{ table: string; bets: number; since: Date }>(
    `select b.table_code as "table", count(*)::int as bets, min(r.changed_at) as since
     from live_bet b join live_round r on r.table_code = b.table_code and r.number = b.round_number
     where b.closed_at is null and b.state <> 'HELD' and b.wallet_user is not null and r.state in ('CLOSED', 'VOID')
     group by b.table_code`,
  );
  return rows;
}

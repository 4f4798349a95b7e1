import type { CallOutput, CallParsed, Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Amount, amountOf, type Currency, scaleOf, toWire } from '@fairhouse/money';
import { agreedToBeNamed } from '../../db/agreed-to-be-named.store.ts';
import { listPage } from '../../db/list-page.store.ts';
import type { GamesDeps } from './games.deps.ts';
import { isOver } from './live-rounds/live-rounds.store.ts';

type HistoryPath = '/sys/game/history/page';
type HistoryEntry = CallOutput<HistoryPath>['content'][number];

interface RoundRow {
  id: number;
  vendor: string;
  roundId: string;
  isOver: boolean;
  name: string;
  cover: string;
  openedAt: Date;
  currency: Currency;
  staked: bigint;
  won: bigint;
  status: HistoryEntry['status'];
}

/** The member's rounds, latest first unless asked otherwise. */
export async function pageOfRounds(
  { db, refOf }: Pick<GamesDeps, 'db' | 'refOf'>,
  member: { id: bigint; currency: Currency },
  input: CallParsed<HistoryPath>,
): Promise<Page<HistoryEntry>> {
  return listPage(db, {
    select: `g.id, r.vendor, r.round_id as "roundId", (${isOver}) as "isOver", g.name, g.cover, r.opened_at as "openedAt", r.currency, r.staked, r.won,
      case when r.held > 0 then 'checking' when r.returned = r.staked and r.won = 0 then 'rolled_back' when r.closed_at is null then 'open' else 'closed' end as status`,
    from: 'wallet_round r join game g on g.code = r.game_code',
    where: 'r.member_id = $1',
    params: [member.id],
    fields: {
      amount: { sql: `(r.staked / ${10 ** scaleOf(member.currency)}.0)`, type: 'numeric' },
      createTime: { sql: 'r.opened_at', type: 'timestamptz', order: 'r.opened_seq' },
    },
    input,
    defaultOrder: 'r.opened_seq desc',
    tieBreak: 'r.opened_seq desc',
    render: (row: RoundRow): HistoryEntry => ({
      id: row.id,
      roundId: row.roundId,
      name: row.name,
      cover: row.cover,
      createTime: row.openedAt.toISOString(),
      currency: row.currency,
      amount: toWire(amountOf(row.currency, row.staked)),
      winAmount: toWire(amountOf(row.currency, row.won)),
      ref: row.isOver ? (refOf({ vendor: row.vendor, roundId: row.roundId, memberId: member.id }) ?? null) : null,
      status: row.status,
    }),
  });
}

export interface Win {
  username: string;
  /** Whether the member agreed to be named. */
  agreed: boolean;
  game: string;
  amount: Amount;
}

/**
 * Real wins of the last day, above what was staked, the latest first. Looked up from the players who came last, so that
 * it costs the same however many rounds there are.
 */
export async function recentWins(db: Database, limit: number): Promise<Win[]> {
  const { rows } = await db.query<Omit<Win, 'amount'> & { currency: Currency; won: bigint }>(
    `select m.username, ${agreedToBeNamed('r.member_id')} as agreed, g.name as game, r.currency, r.won
     from (
       select distinct member_id from (
         select member_id from wallet_session order by opened_at desc limit 200
       ) latest
     ) s
       cross join lateral (
         select w.* from (
           select * from game_round_in_order o where o.member_id = s.member_id
           order by o.opened_seq desc limit 100
         ) w
         where w.free_grant is null and w.won > w.staked and w.closed_at > now() - interval '1 day' limit 3
       ) r
       join game g on g.code = r.game_code
       join member_record m on m.id = r.member_id
     order by r.opened_at desc limit $1`,
    [limit],
  );
  return rows.map(({ currency, won, ...win }) => ({ ...win, amount: amountOf(currency, won) }));
}

/** Whether the member has a round of this game that is not over. */
export async function hasOpenRound(
  db: Database,
  { memberId, vendor, gameCode }: { memberId: bigint; vendor: string; gameCode: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from wallet_round where member_id = $1 and vendor = $2 and game_code = $3 and closed_at is null
       and staked > returned limit 1`,
    [memberId, vendor, gameCode],
  );
  return rowCount! > 0;
}

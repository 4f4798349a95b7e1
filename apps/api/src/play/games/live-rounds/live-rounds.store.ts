import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { agreedToBeNamed } from '../../../db/agreed-to-be-named.store.ts';
import type { NamedRound } from '../round-ref.ts';

export interface PlayedRound {
  vendor: string;
  roundId: string;
  memberId: bigint;
  username: string;
  /** Whether the member agreed to be shown. */
  agreed: boolean;
  gameId: number;
  game: string;
  cover: string;
  currency: Currency;
  /** Minor units. */
  staked: bigint;
  won: bigint;
  closedAt: Date;
}

/** A quiet casino shows the rounds of a day; a busy one looks no further back than it has to. */
const windows = ['20 seconds', '10 minutes', '1 day'] as const;

const columns = `r.vendor, r.round_id as "roundId", r.member_id as "memberId", m.username,
  ${agreedToBeNamed('r.member_id')} as agreed,
  g.id as "gameId", g.name as game, g.cover, r.currency, r.staked, r.won, r.closed_at as "closedAt"`;
/** SQL: a round that was taken back or whose win is held is not shown: it may still change. */
export const isOver =
  'r.closed_at is not null and r.staked > 0 and r.returned = 0 and r.held is null and r.free_grant is null';

/** The rounds for money that ended last, but those of members who are on a break or excluded now. */
export async function latestRounds(db: Database, limit: number): Promise<PlayedRound[]> {
  for (const [nth, window] of windows.entries()) {
    const { rows } = await db.query<PlayedRound>(
      `select ${columns} from (
         select * from wallet_round r where r.closed_at > now() - $2::interval and ${isOver}
         order by r.closed_at desc limit $1 * 2
       ) r join game g on g.code = r.game_code join member_record m on m.id = r.member_id
       where not exists (select from protection_barred b where b.member_id = r.member_id)
       order by r.closed_at desc limit $1`,
      [limit, window],
    );
    if (rows.length === limit || nth === windows.length - 1) return rows;
  }
  return [];
}

/** The same of one member. */
export async function latestRoundsOf(db: Database, memberId: bigint, limit: number): Promise<PlayedRound[]> {
  const { rows } = await db.query<PlayedRound>(
    `select ${columns} from (
       select * from wallet_round r where r.member_id = $1 and ${isOver} order by r.opened_seq desc limit $2
     ) r join game g on g.code = r.game_code join member_record m on m.id = r.member_id
     order by r.closed_at desc`,
    [memberId, limit],
  );
  return rows;
}

/** One round that is over, as it is listed; undefined for any other. */
export async function listedRound(
  db: Database,
  { vendor, roundId, memberId }: NamedRound,
): Promise<PlayedRound | undefined> {
  const { rows } = await db.query<PlayedRound>(
    `select ${columns} from wallet_round r join game g on g.code = r.game_code join member_record m on m.id = r.member_id
     where r.member_id = $3 and r.vendor = $1 and r.round_id = $2 and ${isOver}`,
    [vendor, roundId, memberId],
  );
  return rows[0];
}

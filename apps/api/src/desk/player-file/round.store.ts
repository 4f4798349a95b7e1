import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface StoredRound {
  vendor: string;
  roundId: string;
  game: string;
  gameName: string | null;
  currency: Currency;
  staked: bigint;
  returned: bigint;
  won: bigint;
  held: bigint;
  /** The free rounds that paid its stake. */
  freeRounds: string | null;
  openedAt: Date;
  /** Microseconds since 1970: what two rounds of one millisecond are told apart by. */
  openedUs: bigint;
  closedAt: Date | null;
  openedSeq: bigint | null;
}

/** Where a page ended. */
export interface RoundPlace {
  us: bigint;
  vendor: string;
  roundId: string;
}

export interface RoundFilter {
  game: string | null;
  outcome: 'won' | 'lost' | 'open' | 'held' | null;
  from: Date | null;
  to: Date | null;
}

const columns = `r.vendor, r.round_id as "roundId", r.game_code as game,
  (select g.name from game_record g where g.vendor = r.vendor and g.code = r.game_code limit 1) as "gameName", r.currency,
  r.staked, r.returned, r.won, coalesce(r.held, 0) as held, r.free_grant as "freeRounds", r.opened_at as "openedAt",
  (extract(epoch from r.opened_at) * 1000000)::bigint as "openedUs", r.closed_at as "closedAt", r.opened_seq as "openedSeq"`;

/** The newest rounds before a place; `fits`: whether the filter takes it. `most` are looked through, whatever fits. */
export async function roundsBefore(
  db: Database,
  memberId: bigint,
  place: RoundPlace | undefined,
  filter: RoundFilter,
  most: number,
): Promise<(StoredRound & { fits: boolean })[]> {
  const { rows } = await db.query<StoredRound & { fits: boolean }>(
    `select ${columns},
       ($5::text is null or r.game_code = $5) and case $6::text
         when 'open' then r.closed_at is null
         when 'held' then coalesce(r.held, 0) > 0
         when 'won' then r.closed_at is not null and r.won + r.returned > r.staked
         when 'lost' then r.closed_at is not null and coalesce(r.held, 0) = 0 and r.won + r.returned <= r.staked
         else true end as fits
     from (
       select * from game_round_by_time
       where member_id = $1
         and ($2::bigint is null or opened_at <= to_timestamp(0) + $2 * interval '1 microsecond')
         and ($2::bigint is null or (opened_at, vendor, round_id)
           < (to_timestamp(0) + $2 * interval '1 microsecond', $3::text, $4::text))
         and ($7::timestamptz is null or opened_at >= $7) and ($8::timestamptz is null or opened_at < $8)
       order by opened_at desc, vendor desc, round_id desc limit $9) r
     order by r.opened_at desc, r.vendor desc, r.round_id desc`,
    [
      memberId,
      place?.us ?? null,
      place?.vendor ?? null,
      place?.roundId ?? null,
      filter.game,
      filter.outcome,
      filter.from,
      filter.to,
      most,
    ],
  );
  return rows;
}

export async function findRound(
  db: Database,
  memberId: bigint,
  vendor: string,
  roundId: string,
): Promise<StoredRound | undefined> {
  const { rows } = await db.query<StoredRound>(
    `select ${columns} from game_round_by_time r
     where r.member_id = $1 and r.vendor = $2 and r.round_id = $3`,
    [memberId, vendor, roundId],
  );
  return rows[0];
}

import type { Transaction } from '@fairhouse/database';

export interface ProtectionCount {
  month: string;
  licence: string;
  event: string;
  /** A sign of harm; '' of anything else. */
  kind: string;
  events: bigint;
  players: bigint;
}

const within = `at >= $1::date::timestamp at time zone 'UTC' and at < ($2::date + 1)::timestamp at time zone 'UTC'`;

/** What happened from the first day on, and up to the last, by month of UTC and licence. */
export async function protectionCounts(
  tx: Transaction,
  { from, to, licences }: { from: string; to: string; licences: Readonly<Record<string, string>> },
): Promise<ProtectionCount[]> {
  const { rows } = await tx.query<ProtectionCount>(
    `select to_char(e.at at time zone 'UTC', 'YYYY-MM') || '-01' as month,
       coalesce($3::jsonb ->> r.state_code, $3::jsonb ->> r.country_code, 'casino') as licence, e.event, e.kind, count(*) as events,
       count(distinct e.member_id) as players
     from (
       select member_id, at, event, '' as kind from protection_event_record
       where event is not null and ${within}
       union all
       select member_id, at, event, '' from harm_event_record where ${within}
       union all
       select member_id, at, 'signs', k from harm_event_record, unnest(kinds) k where ${within}
       union all
       select member_id, at, event, '' from funds_event_record where ${within}) e
       join member_record r on r.id = e.member_id
     group by 1, 2, 3, 4`,
    [from, to, JSON.stringify(licences)],
  );
  return rows;
}

import type { AffiliateUnpaid } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface NewPlayer {
  memberId: bigint;
  linkId: number;
  pseudonym: string;
  sub: string | undefined;
}

/** The attribution, with its partner; undefined when the link does not count any more, or the member has one. */
export async function insertPlayer(
  tx: Transaction,
  it: NewPlayer,
): Promise<{ affiliateId: number; code: string } | undefined> {
  const { rows } = await tx.query<{ affiliateId: number; code: string }>(
    `with added as (
       insert into affiliate_player (member_id, affiliate_id, link_id, pseudonym, sub, joined_at)
       select $1, l.affiliate_id, l.id, $3, $4, m.created_at
       from affiliate_link l join affiliate a on a.id = l.affiliate_id join member_record m on m.id = $1
       where l.id = $2 and l.is_active and a.state = 'active'
       on conflict (member_id) do nothing returning affiliate_id, link_id)
     select p.affiliate_id as "affiliateId", l.code from added p join affiliate_link l on l.id = p.link_id`,
    [it.memberId, it.linkId, it.pseudonym, it.sub ?? null],
  );
  return rows[0];
}

/**
 * Players who are not marked yet and are the partner themselves (the address of mail, the payout instrument, or a browser of the
 * portal), or have another account already (the same browser or payout instrument). Unrelated people share a connection, so it
 * marks nobody.
 */
export async function markUnpaid(
  tx: Transaction,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; affiliateId: number; unpaid: AffiliateUnpaid }[]> {
  const { rows } = await tx.query<{ memberId: bigint; affiliateId: number; unpaid: AffiliateUnpaid }>(
    `with found as (
       select p.member_id,
         case when lower(m.email) = a.email
             or exists (select from member_seen_with s where s.member_id = p.member_id and s.kind = 'account' and s.hash = a.payout_hash)
             or exists (select from member_seen_with s join affiliate_origin o on o.kind = s.kind and o.hash = s.hash
                        where s.member_id = p.member_id and s.kind = 'device' and o.affiliate_id = p.affiliate_id)
           then 'self'
           when exists (select from member_seen_with s join member_seen_with e on e.kind = s.kind and e.hash = s.hash
                        where s.member_id = p.member_id and s.kind in ('device', 'account') and e.member_id < p.member_id)
           then 'duplicate' end as unpaid
       from affiliate_player p join affiliate a on a.id = p.affiliate_id join member_record m on m.id = p.member_id
       where p.unpaid is null and p.member_id = any($1::bigint[]))
     update affiliate_player p set unpaid = found.unpaid, unpaid_at = clock_timestamp()
     from found where found.member_id = p.member_id and found.unpaid is not null and p.unpaid is null
     returning p.member_id as "memberId", p.affiliate_id as "affiliateId", p.unpaid`,
    [memberIds],
  );
  return rows;
}

export interface ListedPlayer {
  memberId: bigint;
  pseudonym: string;
  code: string;
  joinedAt: Date;
  firstDepositAt: Date | null;
  qualifiedDay: string | null;
  unpaid: AffiliateUnpaid | null;
}

export async function playersOf(
  db: Database,
  affiliateId: number,
  { before, most }: { before: bigint | undefined; most: number },
): Promise<ListedPlayer[]> {
  const { rows } = await db.query<ListedPlayer>(
    `select p.member_id as "memberId", p.pseudonym, l.code, p.joined_at as "joinedAt", f.at as "firstDepositAt",
       to_char(q.day, 'YYYY-MM-DD') as "qualifiedDay", p.unpaid
     from affiliate_player p join affiliate_link l on l.id = p.link_id
       left join affiliate_first_deposit f on f.member_id = p.member_id
       left join affiliate_qualified q on q.member_id = p.member_id
     where p.affiliate_id = $1 and ($2::bigint is null or p.member_id < $2)
     order by p.member_id desc limit $3`,
    [affiliateId, before ?? null, most],
  );
  return rows;
}

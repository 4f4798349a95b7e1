import type { DocumentKind, DocumentStanding } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';

export interface Expiring {
  id: bigint;
  memberId: bigint;
  kind: DocumentKind;
  status: DocumentStanding;
  expiresOn: string;
}

const taken = `d.id, d.member_id as "memberId", d.kind, d.status, d.expires_on::text as "expiresOn"`;

/** Some of those whose last day is over; they are expired from now on. What another transaction has in hand is passed by. */
export async function takeExpired(tx: Transaction, today: string, most: number): Promise<Expiring[]> {
  const { rows } = await tx.query<Expiring>(
    `update member_document d set status = 'expired'
     from (
       select id from member_document where status = 'accepted' and expires_on < $1::date
       order by expires_on, id limit $2 for update skip locked) f
     where d.id = f.id returning ${taken}`,
    [today, most],
  );
  return rows;
}

/** Some of those whose last day comes until `until`, of which nobody was told; they count as told from now on. */
export async function takeExpiring(tx: Transaction, today: string, until: string, most: number): Promise<Expiring[]> {
  const { rows } = await tx.query<Expiring>(
    `update member_document d set expiry_notified_at = now()
     from (
       select id from member_document
       where status = 'accepted' and expiry_notified_at is null and expires_on between $1::date and $2::date
       order by expires_on, id limit $3 for update skip locked) f
     where d.id = f.id returning ${taken}`,
    [today, until, most],
  );
  return rows;
}

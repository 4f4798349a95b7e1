import type { Database, Transaction } from '@fairhouse/database';
import type { Match } from './invitation.store.ts';

export interface Origin {
  kind: Match['kind'];
  hash: Buffer;
}

export async function insertOrigins(tx: Transaction, memberId: bigint, origins: Origin[]): Promise<void> {
  // In one order for everybody, so that two who note the same ones never wait for each other in a circle.
  const sorted = [...origins].sort((a, b) => a.kind.localeCompare(b.kind) || Buffer.compare(a.hash, b.hash));
  await tx.query(
    `insert into member_origin (member_id, kind, hash) select $1::bigint, * from unnest($2::text[], $3::bytea[])
     on conflict (member_id, kind, hash) do update set noted_at = now()
     where member_origin.noted_at < now() - interval '1 day'`,
    [memberId, sorted.map(({ kind }) => kind), sorted.map(({ hash }) => hash)],
  );
}

const mostMatches = 20;

/**
 * What an invited member shares with somebody of the same family: the inviter and those who invited the inviter, five
 * steps up, and friends of the same inviter who joined earlier. Strangers who share an address are none of it.
 */
export async function findMatches(tx: Transaction, memberId: bigint): Promise<Match[]> {
  const { rows } = await tx.query<Match>(
    `with recursive own as (select id, inviter_id from invitation where member_id = $1),
     line as (
       select inviter_id as id, 1 as depth from own
       union all
       select i.inviter_id, line.depth + 1 from line join invitation i on i.member_id = line.id where line.depth < 5)
     select distinct other.kind, other.member_id::text as "memberId"
     from member_origin mine
       join member_origin other on other.kind = mine.kind and other.hash = mine.hash and other.member_id <> $1
     where mine.member_id = $1 and (
       other.member_id in (select id from line)
       or exists (select from invitation s join own on s.inviter_id = own.inviter_id and s.id < own.id
                  where s.member_id = other.member_id))
     order by 1, 2 limit $2`,
    [memberId, mostMatches],
  );
  return rows;
}

/** Invited members who were seen with this very thing, in the order in which they joined. */
export async function invitedWith(tx: Transaction, { kind, hash }: Origin, most: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ memberId: bigint }>(
    `select i.member_id as "memberId" from member_origin o join invitation i on i.member_id = o.member_id
     where o.kind = $1 and o.hash = $2 order by i.id limit $3`,
    [kind, hash, most],
  );
  return rows.map((row) => row.memberId);
}

/** Network addresses change hands: after so long they say nothing about anybody. */
export async function removeOldAddresses(db: Database, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from member_origin where kind = 'address' and noted_at < now() - make_interval(days => $1)`,
    [olderThanDays],
  );
  return rowCount ?? 0;
}

const mostOrigins = 100;

/** What the member was seen with, the latest first. */
export async function originsOf(tx: Transaction, memberId: bigint): Promise<Origin[]> {
  const { rows } = await tx.query<Origin>(
    'select kind, hash from member_origin where member_id = $1 order by noted_at desc, hash limit $2',
    [memberId, mostOrigins],
  );
  return rows;
}

import type { LinkKind } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

/** A thing that a member was seen with, and another member who was, too; `label` is masked already. */
export interface SharedThing {
  kind: Exclude<LinkKind, 'invitation'>;
  /** Names the thing within the answer. */
  thing: string;
  label: string;
  memberId: bigint;
}

/**
 * Whom a member shares what with: at most `mostThings` things, `mostOthers` members of each. A thing that more share, such
 * as the address of a hotel, is shown with its first ones.
 */
export async function sharedThings(
  db: Database,
  memberId: bigint,
  mostThings: number,
  mostOthers: number,
): Promise<SharedThing[]> {
  const { rows } = await db.query<SharedThing>(
    `select mine.kind, encode(mine.hash, 'hex') as thing, mine.kind as label, other.member_id as "memberId"
     from (select kind, hash from member_seen_with where member_id = $1 order by kind, hash limit $2) mine
       cross join lateral (
         select o.member_id from member_seen_with o
         where o.kind = mine.kind and o.hash = mine.hash and o.member_id <> $1 order by o.member_id limit $3) other
     union all
     select mine.kind, encode(mine.digest, 'hex'), mine.label, other.member_id
     from (
         select distinct on (kind, digest) kind, digest, label from deposit_instrument_record
         where member_id = $1 order by kind, digest limit $2) mine
       cross join lateral (
         select distinct o.member_id from deposit_instrument_record o
         where o.kind = mine.kind and o.digest = mine.digest and o.member_id <> $1 order by o.member_id limit $3) other
     union all
     select case when s.kind in ('household', 'mail', 'phone') then 'person' else s.kind end, encode(s.hash, 'hex'), s.label,
       s.member_id
     from (
       (select kind, hash, label, first_member_id as member_id from bonus_shared_record where member_id = $1 limit $2)
       union
       (select kind, hash, label, member_id from bonus_shared_record where first_member_id = $1 limit $2)) s
     where s.member_id <> $1`,
    [memberId, mostThings, mostOthers],
  );
  return rows;
}

/** Who invited the member, and the first whom the member invited. */
export async function invitationLines(
  db: Database,
  memberId: bigint,
  most: number,
): Promise<{ from: bigint; to: bigint }[]> {
  const { rows } = await db.query<{ from: bigint; to: bigint }>(
    `select inviter_id as "from", member_id as "to" from invitation_record where member_id = $1
     union all
     (select inviter_id, member_id from invitation_record where inviter_id = $1 order by id limit $2)`,
    [memberId, most],
  );
  return rows;
}

export interface LinkedMember {
  id: bigint;
  username: string;
  enabled: boolean;
}

export async function linkedMembers(db: Database, ids: readonly bigint[]): Promise<LinkedMember[]> {
  const { rows } = await db.query<LinkedMember>(
    'select id, username, enabled from member_record where id = any($1::bigint[]) order by id',
    [ids],
  );
  return rows;
}

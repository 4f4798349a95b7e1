import type { HitKind } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

export interface Hit {
  kind: HitKind;
  id: string;
  memberId: bigint;
  by: string;
  state: string | null;
  vendor: string | null;
}

const most = 20;

/** What a number is the id of. */
export async function hitsById(db: Database, id: bigint): Promise<Hit[]> {
  const { rows } = await db.query<Hit>(
    `select 'member' as kind, id::text as id, id as "memberId", 'id' as by, null::text as state, null::text as vendor
     from member_record where id = $1
     union all
     select 'deposit', id::text, member_id, 'id', state, null from deposit_record where id = $1
     union all
     select 'cashOut', id::text, member_id, 'id', status, null from cash_out_record where id = $1
     union all
     select 'document', id::text, member_id, 'id', status, null from document_record where id = $1`,
    [id],
  );
  return rows;
}

/** Members whose user name or mail it is. */
export async function hitsByIdentity(db: Database, text: string): Promise<Hit[]> {
  const { rows } = await db.query<Hit>(
    `select 'member' as kind, id::text as id, id as "memberId", 'username' as by, null::text as state, null::text as vendor
     from member_record where lower(username) = lower($1)
     union all
     select 'member', id::text, id, 'email', null, null from member_record where lower(email) = lower($1)`,
    [text],
  );
  return rows;
}

/** Payments that somebody calls so. */
export async function hitsByReference(db: Database, text: string): Promise<Hit[]> {
  const { rows } = await db.query<Hit>(
    `select 'deposit' as kind, d.id::text as id, d.member_id as "memberId", 'reference' as by, d.state, null::text as vendor
     from deposit_find($1) f (id) join deposit_record d on d.id = f.id
     union all
     select 'cashOut', id::text, member_id, 'reference', status, null from cash_out_record where instruction = $1
     union all
     select 'cashOut', id::text, member_id, 'reference', status, null from cash_out_record where provider_reference = $1
     limit ${most}`,
    [text],
  );
  return rows;
}

/** Until when it was noted where rounds lie; null before the first time. */
async function notedUntil(db: Database): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>('select until from round_place_watermark');
  return rows[0]?.until ?? null;
}

const mostBehindMs = 24 * 3_600_000;

/** Rounds of this id, those since the last note as well. While rounds of before are still being noted, those alone. */
export async function hitsByRound(db: Database, text: string): Promise<Hit[]> {
  const since = Math.max((await notedUntil(db))?.getTime() ?? 0, Date.now() - mostBehindMs);
  const { rows } = await db.query<Hit>(
    `select 'round' as kind, r.round_id as id, r.member_id as "memberId", 'id' as by,
       case when r.closed_at is null then 'open' else 'closed' end as state, r.vendor
     from (
       select member_id, vendor from round_place where round_id = $1
       union
       select p.member_id, p.source from ledger_posting p
       where p.created_at >= $2 and p.type in ('GAME_BET', 'FREE_BET') and p.round_id = $1) x
       join wallet_round r on r.member_id = x.member_id and r.vendor = x.vendor
         and r.round_id = $1
     limit ${most}`,
    [text, new Date(since)],
  );
  return rows;
}

/** Members whose names begin so: one word begins the first or the last name, two are both in either order. */
export async function hitsByName(db: Database, one: string, other: string): Promise<Hit[]> {
  const { rows } = await db.query<Hit>(
    `select 'member' as kind, x.id::text as id, x.id as "memberId", 'name' as by, null::text as state, null::text as vendor
     from (
       (select id from member_record where lower(last_name) ~>=~ $1 and lower(last_name) ~<~ ($1 || chr(1114111))
          and lower(first_name) ~>=~ $2 and lower(first_name) ~<~ ($2 || chr(1114111)) limit ${most})
       union
       (select id from member_record where lower(first_name) ~>=~ $1 and lower(first_name) ~<~ ($1 || chr(1114111))
          and lower(last_name) ~>=~ $2 and lower(last_name) ~<~ ($2 || chr(1114111)) limit ${most})) x
     order by x.id limit ${most}`,
    [one, other],
  );
  return rows;
}

export interface Named {
  id: bigint;
  username: string;
  name: string;
  email: string;
}

export async function namesOfMembers(db: Database, ids: readonly bigint[]): Promise<Map<bigint, Named>> {
  const { rows } = await db.query<Named>(
    `select id, username, first_name || ' ' || last_name as name, email from member_record where id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

import type { ScreeningState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { numberedRows } from '../numbered-rows.store.ts';

export interface Hit {
  id: bigint;
  foundAt: Date;
  memberId: bigint;
  username: string;
  firstName: string;
  lastName: string;
  birthday: string;
  list: string;
  reference: string;
  entryName: string;
  entryBirthday: string | null;
  because: 'name' | 'nameAndBirthday';
  state: ScreeningState;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

const hits = numberedRows<Hit>({
  select: `h.id, h.found_at as "foundAt", h.member_id as "memberId", m.username, m.first_name as "firstName",
    m.last_name as "lastName", m.birthday::text as birthday, h.list, h.reference, h.entry_name as "entryName",
    h.entry_birthday::text as "entryBirthday", h.because, h.state, h.decided_by as "decidedBy",
    h.decided_at as "decidedAt", h.reason`,
  from: 'screening_hit h join member_record m on m.id = h.member_id',
  id: 'h.id',
  filters: { state: { sql: 'h.state', type: 'text' }, memberId: { sql: 'h.member_id', type: 'bigint' } },
});
export const findHit = hits.find;
export const pageOfHits = hits.page;

/** False when it was decided before. */
export async function setHitDecided(
  tx: Transaction,
  id: bigint,
  { state, by, reason }: { state: 'confirmed' | 'falsePositive'; by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update screening_hit set state = $2, decided_by = $3, decided_at = now(), reason = $4
     where id = $1 and state = 'waiting'`,
    [id, state, by, reason],
  );
  return rowCount === 1;
}

export interface FoundHit {
  memberId: bigint;
  list: string;
  reference: string;
  entryName: string;
  entryBirthday: string | null;
  because: 'name' | 'nameAndBirthday';
}

/** Those that were not known; what was found before, whatever became of it, stays as it is. */
export async function insertHits(
  tx: Transaction,
  found: readonly FoundHit[],
): Promise<{ id: bigint; memberId: bigint }[]> {
  const { rows } = await tx.query<{ id: bigint; memberId: bigint }>(
    `insert into screening_hit as n (member_id, list, reference, entry_name, entry_birthday, because)
     select h.member_id, h.list, h.reference, h.entry_name, h.entry_birthday, h.because
     from json_to_recordset($1) h (member_id bigint, list text, reference text, entry_name text, entry_birthday date,
       because text)
     on conflict do nothing returning n.id, n.member_id as "memberId"`,
    [
      JSON.stringify(
        found.map((hit) => ({
          member_id: String(hit.memberId),
          list: hit.list,
          reference: hit.reference,
          entry_name: hit.entryName,
          entry_birthday: hit.entryBirthday,
          because: hit.because,
        })),
      ),
    ],
  );
  return rows;
}

/**
 * How far the members have been compared with this list, held until the transaction ends. A round that was finished a day ago
 * begins again, for names change. Undefined while another process is at it.
 */
export async function takeRound(tx: Transaction, listHash: string, againAfterMs: number): Promise<bigint | undefined> {
  await tx.query('insert into screening_round (list_hash) values ($1) on conflict do nothing', [listHash]);
  const { rows } = await tx.query<{ until: bigint }>(
    `select case when finished_at < now() - make_interval(secs => $2 / 1000.0) then 0 else compared_until end as until
     from screening_round where list_hash = $1 for update skip locked`,
    [listHash, againAfterMs],
  );
  return rows[0]?.until;
}

/** `isLast`: nobody is behind this one now. A round that was finished and continues with who joined keeps its end. */
export async function setRound(tx: Transaction, listHash: string, until: bigint, isLast: boolean): Promise<void> {
  await tx.query(
    `update screening_round set compared_until = $2,
       finished_at = case when not $3 then null when finished_at is null or compared_until > $2 then now() else finished_at end
     where list_hash = $1`,
    [listHash, until, isLast],
  );
}

/** When everybody was last compared with this list. */
export async function comparedAt(db: Database, listHash: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select finished_at as at from screening_round where list_hash = $1',
    [listHash],
  );
  return rows[0]?.at ?? undefined;
}

export interface ScreenedMember {
  id: bigint;
  name: string;
  birthday: string;
}

export async function membersAfter(tx: Transaction, id: bigint, most: number): Promise<ScreenedMember[]> {
  const { rows } = await tx.query<ScreenedMember>(
    `select id, first_name || ' ' || last_name as name, birthday::text as birthday from member_record
     where id > $1 order by id limit $2`,
    [id, most],
  );
  return rows;
}

export async function findScreened(tx: Transaction, id: bigint): Promise<ScreenedMember | undefined> {
  const [member] = await membersAfter(tx, id - 1n, 1);
  return member?.id === id ? member : undefined;
}

/** Members who have another name or birthday since they were compared; anyone who takes them compares them. */
export async function takeAskedFor(tx: Transaction, most: number): Promise<ScreenedMember[]> {
  const { rows } = await tx.query<ScreenedMember>(
    `with asked as (select member_id from screening_asked order by member_id limit $1 for update skip locked),
       taken as (delete from screening_asked a using asked where a.member_id = asked.member_id returning a.member_id)
     select m.id, m.first_name || ' ' || m.last_name as name, m.birthday::text as birthday
     from taken join member_record m on m.id = taken.member_id`,
    [most],
  );
  return rows;
}

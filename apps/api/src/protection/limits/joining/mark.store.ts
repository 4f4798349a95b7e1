import type { Database, Transaction } from '@fairhouse/database';
import type { Mark, Person } from './excluded-mark.ts';

export async function readPerson(tx: Transaction, memberId: bigint): Promise<Person> {
  const { rows } = await tx.query<Person>(
    `select first_name as "firstName", last_name as "lastName", to_char(birthday, 'YYYY-MM-DD') as birthday, email,
       mobile_e164 as mobile, country_code as "countryCode", postal_code as "postalCode", address
     from member_record where id = $1`,
    [memberId],
  );
  return rows[0]!;
}

/** The browsers that the member joined with, and the cards that deposits were paid with, as their features digest them. */
export async function readThings(tx: Transaction, memberId: bigint): Promise<{ devices: Buffer[]; cards: Buffer[] }> {
  const devices = await tx.query<{ hash: Buffer }>(
    `select hash from member_seen_with where member_id = $1 and kind = 'device'`,
    [memberId],
  );
  const cards = await tx.query<{ digest: Buffer }>(
    'select distinct digest from deposit_instrument_record where member_id = $1',
    [memberId],
  );
  return { devices: devices.rows.map(({ hash }) => hash), cards: cards.rows.map(({ digest }) => digest) };
}

/** Marks hold until the last exclusion ends. */
export async function insertMarks(
  tx: Transaction,
  memberId: bigint,
  marks: readonly Mark[],
  until: Date | null,
): Promise<void> {
  await tx.query(
    `insert into excluded_mark (mark, kind, member_id, until)
     select m.mark, m.kind, $1, coalesce($4, 'infinity'::timestamptz) from unnest($2::bytea[], $3::text[]) m (mark, kind)
     on conflict (mark, member_id) do update set until = greatest(excluded_mark.until, excluded.until)`,
    [memberId, marks.map(({ digest }) => digest), marks.map(({ kind }) => kind), until],
  );
}

export interface ExcludedTwin {
  memberId: bigint;
  kind: Mark['kind'];
  /** null: for good. */
  until: Date | null;
}

/** Somebody who is excluded now and has one of these marks. */
export async function findExcluded(
  db: Database | Transaction,
  marks: readonly Mark[],
  now: Date,
): Promise<ExcludedTwin | undefined> {
  const { rows } = await db.query<ExcludedTwin>(
    `select member_id as "memberId", kind, nullif(until, 'infinity') as until from excluded_mark
     where mark = any ($1) and excluded_mark.until > $2 order by excluded_mark.until desc limit 1`,
    [marks.map(({ digest }) => digest), now],
  );
  return rows[0];
}

/** An exclusion that was lifted leaves nothing behind. */
export async function deleteMarks(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('delete from excluded_mark where member_id = $1', [memberId]);
}

export interface ExcludedPerson {
  memberId: bigint;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthday: string;
}

/** Members who are excluded now and were born on this day, the one before or the one after. */
export async function excludedBornAround(tx: Transaction, birthday: string, now: Date): Promise<ExcludedPerson[]> {
  const { rows } = await tx.query<ExcludedPerson>(
    `select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
       to_char(m.birthday, 'YYYY-MM-DD') as birthday
     from excluded_mark e join member_record m on m.id = e.member_id
     where e.kind = 'person' and e.until > $2 and m.birthday between $1::date - 1 and $1::date + 1
     order by m.id limit 1000`,
    [birthday, now],
  );
  return rows;
}

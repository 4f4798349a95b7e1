import type { Database, Transaction } from '@fairhouse/database';
import type { Language } from '../../../http/language.ts';

export type CopyState = 'waiting' | 'made' | 'failed' | 'removed';

export interface DataCopy {
  id: bigint;
  memberId: bigint;
  askedBy: string;
  askedAt: Date;
  language: Language;
  state: CopyState;
  tries: number;
  madeAt: Date | null;
  storageName: string | null;
  sha256: string | null;
  bytes: bigint | null;
  until: Date | null;
  fetches: number;
}

const columns = `id, member_id as "memberId", asked_by as "askedBy", asked_at as "askedAt", language, state, tries,
  made_at as "madeAt", storage_name as "storageName", sha256, bytes, until, fetches`;

export async function copiesOf(db: Database, memberId: bigint, most: number): Promise<DataCopy[]> {
  const { rows } = await db.query<DataCopy>(
    `select ${columns} from data_copy where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

/** Undefined while one of the member is made or lies there. */
export async function insertCopy(
  tx: Transaction,
  copy: { memberId: bigint; askedBy: string; language: Language },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into data_copy (member_id, asked_by, language) values ($1, $2, $3)
     on conflict (member_id) where state in ('waiting', 'made') do nothing returning id`,
    [copy.memberId, copy.askedBy, copy.language],
  );
  return rows[0]?.id;
}

/** The next one to make; it counts as tried from now on, so that one that kills its process is not tried for ever. */
export async function takeWaiting(db: Database): Promise<DataCopy | undefined> {
  const { rows } = await db.query<DataCopy>(
    `update data_copy set tries = tries + 1
     where id = (select id from data_copy where state = 'waiting' order by tries, id limit 1 for update skip locked)
     returning ${columns}`,
  );
  return rows[0];
}

export async function setMade(
  tx: Transaction,
  id: bigint,
  made: { storageName: string; sha256: string; bytes: number; at: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update data_copy set state = 'made', storage_name = $2, sha256 = $3, bytes = $4, made_at = $5, until = $6
     where id = $1 and state = 'waiting'`,
    [id, made.storageName, made.sha256, made.bytes, made.at, made.until],
  );
  return rowCount === 1;
}

export async function setFailed(tx: Transaction, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(`update data_copy set state = 'failed' where id = $1 and state = 'waiting'`, [
    id,
  ]);
  return rowCount === 1;
}

/** The member's own, while it lies there. */
export async function findMade(
  db: Database,
  memberId: bigint,
  id: bigint,
  now: Date,
): Promise<{ storageName: string; sha256: string; madeAt: Date } | undefined> {
  const { rows } = await db.query<Pick<DataCopy, 'storageName' | 'sha256' | 'madeAt'>>(
    `select storage_name as "storageName", sha256, made_at as "madeAt" from data_copy
     where id = $1 and member_id = $2 and state = 'made' and until > $3`,
    [id, memberId, now],
  );
  // The table lets none that is made be without them.
  return rows[0] && { storageName: rows[0].storageName!, sha256: rows[0].sha256!, madeAt: rows[0].madeAt! };
}

export async function countFetch(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('update data_copy set fetches = fetches + 1 where id = $1', [id]);
}

/** Names of archives whose time is over, or that are of this member, which from now on lie there no more. */
export async function takeToRemove(
  tx: Transaction,
  { before, memberId, most }: { before?: Date; memberId?: bigint; most: number },
): Promise<string[]> {
  const { rows } = await tx.query<Pick<DataCopy, 'storageName'>>(
    `with ended as (
       select id, storage_name from data_copy
       where state = 'made' and ($1::timestamptz is null or until < $1) and ($2::bigint is null or member_id = $2)
       order by until limit $3 for update skip locked)
     update data_copy c set state = 'removed', storage_name = null from ended where c.id = ended.id
     returning ended.storage_name as "storageName"`,
    [before ?? null, memberId ?? null, most],
  );
  return rows.map(({ storageName }) => storageName!);
}

export async function countToRemove(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (select from data_copy where state = 'made' and until < $1 limit $2) d`,
    [before, most],
  );
  return rows[0]!.due;
}

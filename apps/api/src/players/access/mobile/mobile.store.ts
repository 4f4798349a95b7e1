import type { Page } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { deskPage } from '../../../db/list-page.store.ts';
import type { TypedMobile } from './e164.ts';

const readingLock = 7_246_022;

/**
 * Members whose number has not been read yet, locked until the transaction ends; those who joined first come first.
 * One process reads at a time.
 */
export async function lockUnread(tx: Transaction, most: number): Promise<(TypedMobile & { id: bigint })[]> {
  await tx.query('select pg_advisory_xact_lock($1)', [readingLock]);
  const { rows } = await tx.query<TypedMobile & { id: bigint }>(
    `select id, mobile_prefix as "mobilePrefix", mobile from member where mobile_standing is null
     order by id limit $1 for no key update`,
    [most],
  );
  return rows;
}

export interface SharedMobile {
  id: bigint;
  holderId: bigint;
}

/**
 * Keeps what was read. Of several with one number the first to have joined holds it and the others share it, unless
 * somebody holds it already. Answers the others.
 */
export async function keepRead(
  tx: Transaction,
  read: readonly { id: bigint; e164: string | undefined }[],
): Promise<SharedMobile[]> {
  const { rows } = await tx.query<SharedMobile>(
    `with read as (select * from unnest($1::bigint[], $2::text[]) as r (id, e164)),
     holder as (
       select distinct on (r.e164) r.e164, coalesce(h.id, r.id) as id
       from read r left join (select * from member) h on h.mobile_e164 = r.e164 and h.mobile_standing = 'own'
       where r.e164 is not null order by r.e164, r.id
     ),
     kept as (
       update member m set mobile_e164 = r.e164,
         mobile_standing = case when r.e164 is null then 'undialable' when h.id = r.id then 'own' else 'shared' end
       from read r left join holder h on h.e164 = r.e164 where m.id = r.id
       returning m.id, m.mobile_standing, h.id as holder_id
     )
     select id, holder_id as "holderId" from kept where mobile_standing = 'shared' order by id`,
    [read.map(({ id }) => id), read.map(({ e164 }) => e164 ?? null)],
  );
  return rows;
}

export interface SharedMobileRow extends SharedMobile {
  number: string;
  username: string;
  holderUsername: string;
}

/** Members whose number another member had first. */
export function pageOfShared<Item>(
  db: Database,
  input: { pageNum: number; pageSize: number },
  render: (row: SharedMobileRow) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: `m.id, m.username, m.mobile_e164 as number, h.id as "holderId", h.username as "holderUsername"`,
    from: `member m join member h on h.mobile_e164 = m.mobile_e164 and h.mobile_standing = 'own'`,
    where: `m.mobile_standing = 'shared' and m.mobile_e164 is not null`,
    params: [],
    fields: {},
    input,
    defaultOrder: 'm.mobile_e164',
    tieBreak: 'm.id',
    render,
  });
}

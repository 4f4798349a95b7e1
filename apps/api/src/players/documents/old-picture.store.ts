import type { Database, Transaction } from '@fairhouse/database';

export interface KeptPicture {
  id: bigint;
  storageName: string;
}

export async function picturesOf(db: Database | Transaction, memberId: bigint): Promise<KeptPicture[]> {
  const { rows } = await db.query<KeptPicture>(
    'select id, storage_name as "storageName" from uploaded_file where member_id = $1 order by id',
    [memberId],
  );
  return rows;
}

/** Uploaded so many days ago and part of no document that stands. */
export async function oldPictures(db: Database, days: number, most: number): Promise<KeptPicture[]> {
  const { rows } = await db.query<KeptPicture>(
    `select f.id, f.storage_name as "storageName" from uploaded_file f
     where f.created_at < now() - make_interval(days => $1)
       and not exists (select from member_document d where d.member_id = f.member_id and f.id = any(d.file_ids))
     order by f.id limit $2`,
    [days, most],
  );
  return rows;
}

export async function removePictureRows(db: Database, ids: readonly bigint[]): Promise<void> {
  await db.query('delete from uploaded_file where id = any($1)', [ids]);
}

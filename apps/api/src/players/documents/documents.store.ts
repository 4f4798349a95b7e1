import type { DocumentKind, DocumentStanding } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface FileRow {
  id: bigint;
  memberId: bigint;
  storageName: string;
}

export interface NewFile {
  memberId: bigint;
  storageName: string;
  sha256: Buffer;
  width: number;
  height: number;
  bytes: number;
}

export interface Document {
  id: bigint;
  kind: DocumentKind;
  fileIds: bigint[];
  status: DocumentStanding;
  /** YYYY-MM-DD. */
  documentDate: string | null;
  /** The last day on which it is valid, YYYY-MM-DD. */
  expiresOn: string | null;
  reason: string | null;
  updatedAt: Date;
}

/** One after the other for each member: counting what is stored and adding to it must not overtake each other. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('select member_lock($1)', [memberId]);
}

export async function insertFile(tx: Transaction, file: NewFile): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [file.memberId, file.storageName, file.sha256, file.width, file.height, file.bytes],
  );
  return rows[0]!.id;
}

export async function findFile(db: pg.Pool, id: bigint): Promise<FileRow | undefined> {
  const { rows } = await db.query<FileRow>(
    `select id, member_id as "memberId", storage_name as "storageName" from uploaded_file where id = $1`,
    [id],
  );
  return rows[0];
}

/** Files uploaded by the member since midnight UTC, to bound what one member may store. */
export async function countFilesToday(db: pg.Pool | Transaction, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ files: number }>(
    `select count(*)::int as files from uploaded_file where member_id = $1 and created_at >= date_trunc('day', now(), 'utc')`,
    [memberId],
  );
  return rows[0]!.files;
}

/** Whether every one of the files was uploaded by this member. */
export async function ownsFiles(db: pg.Pool | Transaction, memberId: bigint, fileIds: bigint[]): Promise<boolean> {
  const distinct = [...new Set(fileIds)];
  const { rows } = await db.query<{ found: number }>(
    'select count(*)::int as found from uploaded_file where member_id = $1 and id = any($2)',
    [memberId, distinct],
  );
  return rows[0]!.found === distinct.length;
}

export async function documentsOf(db: pg.Pool | Transaction, memberId: bigint): Promise<Document[]> {
  const { rows } = await db.query<Document>(
    `select id, kind, file_ids as "fileIds", status, document_date::text as "documentDate",
       expires_on::text as "expiresOn", reason, updated_at as "updatedAt"
     from member_document where member_id = $1`,
    [memberId],
  );
  return rows;
}

/** Puts a new document in the place of the earlier one of its kind; its audit begins. */
export async function replaceDocument(
  tx: Transaction,
  memberId: bigint,
  document: Pick<Document, 'kind' | 'fileIds' | 'documentDate'>,
): Promise<void> {
  await tx.query('delete from member_document where member_id = $1 and kind = $2', [memberId, document.kind]);
  await tx.query('insert into member_document (member_id, kind, file_ids, document_date) values ($1, $2, $3, $4)', [
    memberId,
    document.kind,
    document.fileIds,
    document.documentDate,
  ]);
}

/** Accepts what waits with exactly these files; the others stay as they are. */
export async function acceptWaiting(
  tx: Transaction,
  memberId: bigint,
  documents: readonly { kind: DocumentKind; fileIds: readonly number[] }[],
  decidedBy: string,
): Promise<Pick<Document, 'id' | 'kind' | 'fileIds'>[]> {
  const { rows } = await tx.query<Pick<Document, 'id' | 'kind' | 'fileIds'>>(
    `update member_document d set status = 'accepted', decided_by = $3, decided_at = now(), reason = null,
       expires_on = null, expiry_notified_at = null
     from jsonb_to_recordset($2::jsonb) as g (kind text, "fileIds" jsonb)
     where d.member_id = $1 and d.status = 'waiting' and d.kind = g.kind and to_jsonb(d.file_ids) = g."fileIds"
     returning d.id, d.kind, d.file_ids as "fileIds"`,
    [memberId, JSON.stringify(documents), decidedBy],
  );
  return rows;
}

/**
 * How a day lies to the three months that an address document may be old on the day it is handed in, by the database's
 * calendar in UTC.
 */
export async function placeOfDay(
  db: pg.Pool | Transaction,
  day: string,
  handedIn: Date | null,
): Promise<'ahead' | 'recent' | 'tooOld'> {
  const { rows } = await db.query<{ place: 'ahead' | 'recent' | 'tooOld' }>(
    // In some places tomorrow has begun already.
    `select case when $1::date > today + 1 then 'ahead' when $1::date < today - interval '3 months' then 'tooOld'
       else 'recent' end as place
     from (select (coalesce($2::timestamptz, now()) at time zone 'utc')::date as today) d`,
    [day, handedIn],
  );
  return rows[0]!.place;
}

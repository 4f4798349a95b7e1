import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

export interface FileRow {
  id: bigint;
  memberId: bigint;
  storageName: string;
}

export const documentKinds = ['idcardProof', 'idcardHoldProof', 'addressProof', 'paymentProof'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface Document {
  kind: DocumentKind;
  fileIds: bigint[];
  status: number;
}

export async function insertFile(
  db: pg.Pool,
  file: { memberId: bigint; storageName: string; sha256: Buffer; width: number; height: number; bytes: number },
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
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
export async function countFilesToday(db: pg.Pool, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ files: number }>(
    `select count(*)::int as files from uploaded_file where member_id = $1 and created_at >= date_trunc('day', now())`,
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
    'select kind, file_ids as "fileIds", status from member_document where member_id = $1',
    [memberId],
  );
  return rows;
}

/** Puts the files in place of the earlier ones; other files start a new audit. */
export async function saveDocument(
  tx: Transaction,
  memberId: bigint,
  kind: DocumentKind,
  fileIds: bigint[],
): Promise<void> {
  await tx.query(
    `insert into member_document as d (member_id, kind, file_ids) values ($1, $2, $3)
     on conflict (member_id, kind) do update set file_ids = excluded.file_ids, updated_at = now(),
       status = case when d.file_ids = excluded.file_ids then d.status else 10 end`,
    [memberId, kind, fileIds],
  );
}

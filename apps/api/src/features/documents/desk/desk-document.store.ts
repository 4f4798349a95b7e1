import { type DocumentKind, type DocumentStatus, mostCounted, type Page } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { listPage } from '../../../db/list-page.store.ts';

export interface DeskDocument {
  id: bigint;
  memberId: bigint;
  username: string;
  firstName: string;
  lastName: string;
  kind: DocumentKind;
  status: Exclude<DocumentStatus, 'notUploaded'>;
  documentDate: string | null;
  updatedAt: Date;
  fileIds: bigint[];
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

const columns = `d.id, d.member_id as "memberId", m.username, m.first_name as "firstName", m.last_name as "lastName", d.kind,
  d.status, d.document_date::text as "documentDate", d.updated_at as "updatedAt", d.file_ids as "fileIds",
  d.decided_by as "decidedBy", d.decided_at as "decidedAt", d.reason`;
const source = 'member_document d join member_record m on m.id = d.member_id';

export function pageForDesk<Item>(
  db: pg.Pool,
  input: object & { pageNum: number; pageSize: number },
  render: (document: DeskDocument) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    countAtMost: mostCounted,
    select: columns,
    from: source,
    where: 'true',
    params: [],
    fields: {
      status: { sql: 'd.status', type: 'text' },
      memberId: { sql: 'd.member_id', type: 'bigint' },
      uploadTime: { sql: 'd.updated_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'd.updated_at',
    tieBreak: 'd.id',
    render,
  });
}

export async function findForDesk(db: pg.Pool | Transaction, id: bigint): Promise<DeskDocument | undefined> {
  const { rows } = await db.query<DeskDocument>(`select ${columns} from ${source} where d.id = $1`, [id]);
  return rows[0];
}

/** The document, until the transaction ends nobody else's to decide on or to replace. */
export async function lockForDesk(tx: Transaction, id: bigint): Promise<DeskDocument | undefined> {
  const { rows } = await tx.query<DeskDocument>(`select ${columns} from ${source} where d.id = $1 for update of d`, [
    id,
  ]);
  return rows[0];
}

export async function decide(
  tx: Transaction,
  id: bigint,
  decision: { status: DocumentStatus; decidedBy: string; reason: string | null; documentDate: string | null },
): Promise<void> {
  await tx.query(
    `update member_document set status = $2, decided_by = $3, decided_at = now(), reason = $4, document_date = $5
     where id = $1`,
    [id, decision.status, decision.decidedBy, decision.reason, decision.documentDate],
  );
}

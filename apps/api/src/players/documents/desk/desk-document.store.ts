import type { DocumentKind, DocumentStanding, Page } from '@fairhouse/contract';
import type { OperatorCalls } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { z } from 'zod';
import { deskPage } from '../../../db/list-page.store.ts';

export interface DeskDocument {
  id: bigint;
  memberId: bigint;
  username: string;
  firstName: string;
  lastName: string;
  kind: DocumentKind;
  status: Exclude<DocumentStanding, 'notUploaded'>;
  documentDate: string | null;
  expiresOn: string | null;
  updatedAt: Date;
  fileIds: bigint[];
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

const columns = `d.id, d.member_id as "memberId", m.username, m.first_name as "firstName", m.last_name as "lastName", d.kind,
  d.status, d.document_date::text as "documentDate", d.expires_on::text as "expiresOn",
  d.updated_at as "updatedAt", d.file_ids as "fileIds",
  d.decided_by as "decidedBy", d.decided_at as "decidedAt", d.reason`;
const source = 'member_document d join member_record m on m.id = d.member_id';

export function pageForDesk<Item>(
  db: pg.Pool,
  input: object & { pageNum: number; pageSize: number },
  render: (document: DeskDocument) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
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

/** One more than a page: accepted ones that expire until a day, the next first, or those that have expired, the last first. */
export async function expiringForDesk(
  db: pg.Pool,
  { stage, pageSize, afterDay, after }: z.output<OperatorCalls['/operator/document/listExpiring']['input']>,
  until: string,
): Promise<DeskDocument[]> {
  const place = afterDay !== undefined && after !== undefined;
  const which =
    stage === 'soon'
      ? `d.status = 'accepted' and d.expires_on <= $1::date and ($2::date is null or (d.expires_on, d.id) > ($2::date, $3::bigint))
         order by d.expires_on, d.id`
      : `d.status = 'expired' and $1::date is not null and ($2::date is null or (d.expires_on, d.id) < ($2::date, $3::bigint))
         order by d.expires_on desc, d.id desc`;
  const { rows } = await db.query<DeskDocument>(`select ${columns} from ${source} where ${which} limit $4`, [
    until,
    place ? afterDay : null,
    place ? after : null,
    pageSize + 1,
  ]);
  return rows;
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
  decision: {
    status: DocumentStanding;
    decidedBy: string;
    reason: string | null;
    documentDate: string | null;
    expiresOn: string | null;
  },
): Promise<void> {
  await tx.query(
    `update member_document set status = $2, decided_by = $3, decided_at = now(), reason = $4, document_date = $5,
       expires_on = $6, expiry_notified_at = null
     where id = $1`,
    [id, decision.status, decision.decidedBy, decision.reason, decision.documentDate, decision.expiresOn],
  );
}

import type { Page } from '@fairhouse/contract';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { deskPage } from '../../db/list-page.store.ts';
import type { Period } from './period.ts';

type Report = OperatorCallOutput<'/operator/finance/report'>;

export interface StoredClose {
  id: bigint;
  from: string;
  to: string;
  madeFrom: Buffer;
  currencies: Report['currencies'];
  note: string;
  closedBy: string;
  closedAt: Date;
}

const columns = `id, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to",
  made_from as "madeFrom", currencies, note, closed_by as "closedBy", closed_at as "closedAt"`;

export async function isClosed(tx: Transaction, { from, to }: Period): Promise<boolean> {
  const { rowCount } = await tx.query('select from finance_close where from_day = $1 and to_day = $2', [from, to]);
  return rowCount === 1;
}

/** Undefined where exactly these days were closed before. */
export async function insertClose(
  tx: Transaction,
  close: Period & Pick<Report, 'madeFrom' | 'currencies'> & { note: string; closedBy: string },
): Promise<StoredClose | undefined> {
  const { rows } = await tx.query<StoredClose>(
    `insert into finance_close (from_day, to_day, made_from, currencies, note, closed_by)
     values ($1, $2, decode($3, 'hex'), $4, $5, $6) on conflict (from_day, to_day) do nothing returning ${columns}`,
    [close.from, close.to, close.madeFrom, JSON.stringify(close.currencies), close.note, close.closedBy],
  );
  return rows[0];
}

/** Closed periods, the newest first. */
export async function pageOfCloses<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (row: StoredClose) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: 'finance_close',
    where: 'true',
    params: [],
    fields: { from: { sql: 'from_day', type: 'date' }, to: { sql: 'to_day', type: 'date' } },
    input,
    defaultOrder: 'id desc',
    tieBreak: 'id desc',
    render,
  });
}

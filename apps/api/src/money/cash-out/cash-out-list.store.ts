import { cashOutStatuses, type Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { deskPage, type ListField, listPage } from '../../db/list-page.store.ts';
import { type CashOut, cashOutColumns, cashOutOf } from './cash-out.store.ts';

type Paged = object & { pageNum: number; pageSize: number };
type Row = Parameters<typeof cashOutOf>[0];

const fields: Record<string, ListField> = {
  status: { sql: 'c.status', type: 'text' },
  amount: { sql: `(c.amount / case c.currency when 'BTC' then 100000000.0 else 100.0 end)`, type: 'numeric' },
  createTime: { sql: 'c.created_at', type: 'timestamptz' },
};

/** The member's own, newest first; amounts in the filters are in major units. */
export async function pageOfCashOuts<Item>(
  db: Database,
  memberId: bigint,
  input: Paged,
  render: (cashOut: CashOut) => Item,
): Promise<Page<Item>> {
  return listPage(db, {
    select: cashOutColumns,
    from: 'cash_out c',
    where: 'c.member_id = $1',
    params: [memberId],
    fields: { ...fields, status: { sql: 'c.status', type: 'text', numbers: cashOutStatuses } },
    input,
    defaultOrder: 'c.created_at desc',
    tieBreak: 'c.id desc',
    render: (row: Row) => render(cashOutOf(row)),
  });
}

export interface CashOutOfMember {
  cashOut: CashOut;
  username: string;
}

/** Everybody's, for the desk, oldest first. */
export async function pageForDesk<Item>(
  db: Database,
  input: Paged,
  render: (it: CashOutOfMember) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: `${cashOutColumns}, m.username`,
    from: 'cash_out c join member_record m on m.id = c.member_id',
    where: 'true',
    params: [],
    fields: { ...fields, memberId: { sql: 'c.member_id', type: 'bigint' } },
    input,
    defaultOrder: 'c.created_at',
    tieBreak: 'c.id',
    render: ({ username, ...row }: Row & { username: string }) => render({ cashOut: cashOutOf(row), username }),
  });
}

export async function findForDesk(db: Database, id: bigint): Promise<CashOutOfMember | undefined> {
  const { rows } = await db.query<Row & { username: string }>(
    `select ${cashOutColumns}, m.username from cash_out c join member_record m on m.id = c.member_id where c.id = $1`,
    [id],
  );
  if (!rows[0]) return undefined;
  const { username, ...row } = rows[0];
  return { cashOut: cashOutOf(row), username };
}

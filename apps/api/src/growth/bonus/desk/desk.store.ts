import type { Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { deskPage } from '../../../db/list-page.store.ts';
import { type Bonus, type BonusRow, bonusColumns, bonusOf } from '../bonus.store.ts';

export async function pageOfBonuses<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (bonus: Bonus, username: string) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: `${bonusColumns}, m.username`,
    from: 'bonus b join member_record m on m.id = b.member_id',
    where: 'true',
    params: [],
    fields: {
      memberId: { sql: 'b.member_id', type: 'bigint' },
      status: { sql: 'b.status', type: 'text' },
      promotion: { sql: 'b.promotion', type: 'text' },
      createTime: { sql: 'b.created_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'b.created_at desc',
    tieBreak: 'b.id desc',
    render: (row: BonusRow & { username: string }) => render(bonusOf(row), row.username),
  });
}

/** Undefined when there is no such member. */
export async function currencyOf(db: Database, memberId: bigint): Promise<Currency | undefined> {
  const { rows } = await db.query<{ currency: Currency }>('select currency from ledger_book where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.currency;
}

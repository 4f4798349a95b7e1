import type { CashOutMethodCode } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface CashOutMethodRow {
  code: CashOutMethodCode;
  name: string;
  icon: string;
  enabled: boolean;
  currencies: Currency[];
  sortIndex: number;
}

/** In the order in which they are shown. */
export async function listCashOutMethods(db: Database): Promise<CashOutMethodRow[]> {
  const { rows } = await db.query<CashOutMethodRow>(
    'select code, name, icon, enabled, currencies, sort_index as "sortIndex" from cash_out_method order by sort_index, code',
  );
  return rows;
}

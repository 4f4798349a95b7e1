import type { DepositMethodCode } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface DepositMethodRow {
  code: DepositMethodCode;
  name: string;
  icon: string;
  provider: string;
  enabled: boolean;
  visibility: 0 | 10 | 20;
  currencies: Currency[];
  sortIndex: number;
  /** Percent of the amount that need not be paid. */
  discountPercent: number;
}

const columns = `code, name, icon, provider, enabled, visibility, currencies, sort_index as "sortIndex",
  discount_percent as "discountPercent"`;

export async function listMethods(db: Database): Promise<DepositMethodRow[]> {
  const { rows } = await db.query<DepositMethodRow>(`select ${columns} from deposit_method order by sort_index, code`);
  return rows;
}

export async function findMethod(db: Database, code: string): Promise<DepositMethodRow | undefined> {
  const { rows } = await db.query<DepositMethodRow>(`select ${columns} from deposit_method where code = $1`, [code]);
  return rows[0];
}

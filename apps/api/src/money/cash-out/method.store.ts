import type { CashOutMethodCode } from '@fairhouse/contract';
import type { SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** What a method is. Whether and where it is shown are settings. */
export interface CashOutMethodRow {
  code: CashOutMethodCode;
  name: string;
  icon: string;
  currencies: Currency[];
  /** It is paid between so many hours after it was applied for. */
  hoursLeast: number;
  hoursMost: number;
}

export async function readMethods(db: Database): Promise<CashOutMethodRow[]> {
  const { rows } = await db.query<CashOutMethodRow>(
    `select code, name, icon, currencies, hours_least as "hoursLeast", hours_most as "hoursMost" from cash_out_method`,
  );
  return rows;
}

/** What the methods were set to before settings had rows of their own: these columns are read once, at the first start. */
export async function firstMethodSettings(
  db: Database,
): Promise<({ code: CashOutMethodCode } & SettingText<'cashOutMethod'>)[]> {
  const { rows } = await db.query<{ code: CashOutMethodCode } & SettingText<'cashOutMethod'>>(
    'select code, enabled, sort_index as "sortIndex", currencies from cash_out_method',
  );
  return rows;
}

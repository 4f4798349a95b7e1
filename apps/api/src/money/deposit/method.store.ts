import type { DepositMethod, DepositMethodCode } from '@fairhouse/contract';
import type { SettingText } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** What a method is. Whether, to whom and where it is shown, and its discount, are settings. */
export interface DepositMethodRow {
  code: DepositMethodCode;
  name: string;
  icon: string;
  provider: string;
  currencies: Currency[];
  /** When a payment is credited once it was made. */
  arrival: DepositMethod['arrival'];
}

const columns = 'code, name, icon, provider, currencies, arrival';

export async function readMethods(db: Database | Transaction): Promise<DepositMethodRow[]> {
  const { rows } = await db.query<DepositMethodRow>(`select ${columns} from deposit_method`);
  return rows;
}

export async function readMethod(db: Database, code: string): Promise<DepositMethodRow | undefined> {
  const { rows } = await db.query<DepositMethodRow>(`select ${columns} from deposit_method where code = $1`, [code]);
  return rows[0];
}

/** What the methods were set to before settings had rows of their own: these columns are read once, at the first start. */
export async function firstMethodSettings(
  db: Database,
): Promise<({ code: DepositMethodCode } & SettingText<'depositMethod'>)[]> {
  const { rows } = await db.query<{ code: DepositMethodCode } & SettingText<'depositMethod'>>(
    `select code, enabled, visibility, sort_index as "sortIndex", discount_percent as "discountPercent", currencies
     from deposit_method`,
  );
  return rows;
}

/** The methods of these attempts of the member. */
export async function methodsOfAttempts(
  db: Database,
  memberId: bigint,
  attempts: bigint[],
): Promise<ReadonlyMap<bigint, Pick<DepositMethodRow, 'code' | 'name'>>> {
  const { rows } = await db.query<{ id: bigint } & Pick<DepositMethodRow, 'code' | 'name'>>(
    `select a.id, m.code, m.name from deposit_attempt a join deposit_method m on m.code = a.method
     where a.member_id = $1 and a.id = any($2)`,
    [memberId, attempts],
  );
  return new Map(rows.map(({ id, code, name }) => [id, { code, name }]));
}

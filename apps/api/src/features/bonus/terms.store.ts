import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type SetTerms, type TermName, type Terms, termsOf } from './rules/terms.ts';

interface Row {
  name: string;
  currency: string;
  value: bigint;
}

/** The terms in force now. */
export async function readTerms(db: Database | Transaction): Promise<Terms> {
  return termsOf(await readSetTerms(db));
}

/** What operators have set; a number that is not among them is the rules' own. */
export async function readSetTerms(db: Database | Transaction): Promise<SetTerms> {
  const { rows } = await db.query<Row>('select name, currency, value from bonus_term');
  return new Map(rows.map(({ name, currency, value }) => [currency === '' ? name : `${name}:${currency}`, value]));
}

/** Sets a number; answers the one that was set before, if any. */
export async function writeTerm(
  tx: Transaction,
  name: TermName,
  currency: Currency | '',
  value: bigint,
  setBy: string,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ value: bigint }>(
    'select value from bonus_term where name = $1 and currency = $2 for update',
    [name, currency],
  );
  await tx.query(
    `insert into bonus_term (name, currency, value, set_by) values ($1, $2, $3, $4)
     on conflict (name, currency) do update set value = excluded.value, set_by = excluded.set_by, set_at = now()`,
    [name, currency, value, setBy],
  );
  return rows[0]?.value;
}

import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import { type SetTerms, type Terms, termsOf } from './rules/terms.ts';

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

/** Takes over the amounts of a currency as they are set now. */
export async function writeTerms(
  tx: Transaction,
  currency: Currency,
  terms: Readonly<Record<string, Amount>>,
  setBy: string,
): Promise<void> {
  const values = Object.entries(terms).map(([name, { minor }]) => [name, minor] as const);
  await write(tx, currency, values, setBy);
}

/** The same of what is no money; a switch is 1 or 0. */
export async function writeRules(
  tx: Transaction,
  rules: Readonly<Record<string, number | boolean>>,
  setBy: string,
): Promise<void> {
  await write(
    tx,
    '',
    Object.entries(rules).map(([name, value]) => [name, BigInt(value)] as const),
    setBy,
  );
}

async function write(
  tx: Transaction,
  currency: Currency | '',
  values: (readonly [name: string, value: bigint])[],
  setBy: string,
): Promise<void> {
  await tx.query(
    `insert into bonus_term (name, currency, value, set_by)
     select name, $1, value, $4 from unnest($2::text[], $3::bigint[]) as v (name, value)
     on conflict (name, currency) do update set value = excluded.value, set_by = excluded.set_by, set_at = now()
     where bonus_term.value <> excluded.value`,
    [currency, values.map(([name]) => name), values.map(([, value]) => value), setBy],
  );
}

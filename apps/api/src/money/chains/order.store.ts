import type { ChainName, Coin } from '@fairhouse/chains';
import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';

export interface ChainOrder {
  id: bigint;
  reference: string;
  provider: string;
  asked: Amount;
  expiresAt: Date;
}

export interface OrderAddress {
  id: bigint;
  coin: Coin;
  chain: ChainName;
  address: string;
  /** What the payer was sent to send. */
  units: bigint;
}

type Row = Omit<ChainOrder, 'asked'> & { asked: bigint; currency: Currency };

const columns = 'id, reference, provider, asked, currency, expires_at as "expiresAt"';
const orderOf = ({ asked, currency, ...row }: Row): ChainOrder => ({ ...row, asked: amountOf(currency, asked) });

export async function findOrder(db: Database | Transaction, reference: string): Promise<ChainOrder | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from chain_order where reference = $1`, [reference]);
  return rows[0] && orderOf(rows[0]);
}

export async function orderOfId(db: Database | Transaction, id: bigint): Promise<ChainOrder | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from chain_order where id = $1`, [id]);
  return rows[0] && orderOf(rows[0]);
}

/** The attempts of these orders: the first payment's, and those of payments that came besides. */
export async function referencesOf(db: Database, orderIds: bigint[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await db.query<{ reference: string }>(
    `select reference from chain_order where id = any($1)
     union select s.reference from chain_sighting s join chain_address a on a.id = s.address_id
     where a.order_id = any($1) and s.reference is not null`,
    [orderIds],
  );
  return rows.map(({ reference }) => reference);
}

/** Undefined when there is one for this reference already. */
export async function insertOrder(tx: Transaction, order: Omit<ChainOrder, 'id'>): Promise<ChainOrder | undefined> {
  const { rows } = await tx.query<Row>(
    `insert into chain_order (reference, provider, asked, currency, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (reference) do nothing returning ${columns}`,
    [order.reference, order.provider, order.asked.minor, order.asked.currency, order.expiresAt],
  );
  return rows[0] && orderOf(rows[0]);
}

export async function lockOrder(tx: Transaction, id: bigint): Promise<ChainOrder> {
  const { rows } = await tx.query<Row>(`select ${columns} from chain_order where id = $1 for update`, [id]);
  return orderOf(rows[0]!);
}

export async function addressesOf(db: Database | Transaction, orderId: bigint): Promise<OrderAddress[]> {
  const { rows } = await db.query<Omit<OrderAddress, 'units'> & { units: string }>(
    'select id, coin, chain, address, units::text from chain_address where order_id = $1 order by id',
    [orderId],
  );
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }));
}

/** The number of the next address of an account; no two callers get the same, and none is given out again. */
export async function takeNumber(tx: Transaction, account: string): Promise<number> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into chain_account as a (account, next_number) values ($1, 1)
     on conflict (account) do update set next_number = a.next_number + 1 returning next_number - 1 as number`,
    [account],
  );
  return rows[0]!.number;
}

export interface NewAddress extends Omit<OrderAddress, 'id'> {
  orderId: bigint | null;
  account: string;
  number: number;
  key: string;
}

/** Does nothing when this number of the account is there: the payout wallet is noted at every start. */
export async function insertAddress(tx: Database | Transaction, it: NewAddress): Promise<void> {
  await tx.query(
    `insert into chain_address (order_id, chain, coin, account, number, address, key, units)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (account, number) do nothing`,
    [it.orderId, it.chain, it.coin, it.account, it.number, it.address, it.key, String(it.units)],
  );
}

/** Which of these keys are addresses of ours. */
export async function knownKeys(db: Database, chain: ChainName, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await db.query<{ key: string }>('select key from chain_address where chain = $1 and key = any($2)', [
    chain,
    keys,
  ]);
  return new Set(rows.map(({ key }) => key));
}

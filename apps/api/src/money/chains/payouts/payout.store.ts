import type { BlockHead, ChainName, Coins } from '@fairhouse/chains';
import type { Database, Transaction } from '@fairhouse/database';

export interface ChainPayout {
  id: string;
  txId: string;
  txHex: string;
  /** In the coin's smallest units. */
  units: bigint;
  height: number | null;
}

const columns = 'id, tx_id as "txId", tx_hex as "txHex", units, height';

/** One payout is signed at a time, so that no output is spent twice. */
export async function lockPayouts(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('chain payouts', 0))`);
}

/** What the wallet holds and no payout has spent. */
export async function heldCoins(tx: Database | Transaction, chain: ChainName, key: string): Promise<Coins[]> {
  const { rows } = await tx.query<{ txId: string; place: number; units: string }>(
    `select s.tx_id as "txId", s.place, s.units::text from chain_sighting s join chain_address a on a.id = s.address_id
     where a.chain = $1 and a.key = $2 and s.state = 'final' and s.spent_by is null order by s.units desc limit 500`,
    [chain, key],
  );
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }));
}

export interface NewPayout extends Omit<ChainPayout, 'height'> {
  chain: ChainName;
  destination: string;
  fee: bigint;
  spent: Coins[];
}

/** Stores what was signed, and with it takes the outputs that it spends. */
export async function insertPayout(tx: Transaction, it: NewPayout): Promise<void> {
  await tx.query(
    `insert into chain_payout (id, chain, tx_id, tx_hex, destination, units, fee) values ($1, $2, $3, $4, $5, $6, $7)`,
    [it.id, it.chain, it.txId, it.txHex, it.destination, it.units, it.fee],
  );
  for (const { txId, place } of it.spent) await spend(tx, it.chain, `${txId}:${place}`, it.txId);
}

/** Outputs of the wallet that a block spends: by our own payouts, or by anyone who else has the key. */
export async function markSpent(tx: Transaction, chain: ChainName, outputs: string[]): Promise<void> {
  await tx.query(
    `update chain_sighting s set spent_by = 'block' from chain_address a
     where a.id = s.address_id and a.order_id is null and s.chain = $1 and s.spent_by is null
       and s.tx_id || ':' || s.place = any($2)`,
    [chain, outputs],
  );
}

async function spend(tx: Transaction, chain: ChainName, output: string, by: string): Promise<void> {
  const { rowCount } = await tx.query(
    `update chain_sighting set spent_by = $3 where chain = $1 and tx_id || ':' || place = $2 and spent_by is null`,
    [chain, output, by],
  );
  if (rowCount !== 1) throw new Error(`output ${output} is spent already`);
}

export async function findPayout(db: Database | Transaction, id: string): Promise<ChainPayout | undefined> {
  const { rows } = await db.query<ChainPayout>(`select ${columns} from chain_payout where id = $1`, [id]);
  return rows[0];
}

/** Payouts whose transaction stands in this block. */
export async function minePayouts(
  tx: Transaction,
  chain: ChainName,
  { height, hash }: BlockHead,
  txIds: string[],
): Promise<void> {
  if (txIds.length === 0) return;
  await tx.query(
    'update chain_payout set height = $2, block_hash = $3 where chain = $1 and tx_id = any($4) and height is null',
    [chain, height, hash, txIds],
  );
}

export async function unminePayouts(tx: Transaction, chain: ChainName, hash: string): Promise<void> {
  await tx.query('update chain_payout set height = null, block_hash = null where chain = $1 and block_hash = $2', [
    chain,
    hash,
  ]);
}

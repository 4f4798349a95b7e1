import { type ChainName, type Coin, type SightingEvent, type SightingState, sightingMoves } from '@fairhouse/chains';
import type { Database, Transaction } from '@fairhouse/database';

export interface Sighting {
  id: bigint;
  chain: ChainName;
  addressId: bigint;
  orderId: bigint | null;
  coin: Coin;
  txId: string;
  place: number;
  /** Where it came from; null where the node could not tell. */
  sender: string | null;
  units: bigint;
  state: SightingState;
  height: number | null;
  blockHash: string | null;
  seenAt: Date;
  reference: string | null;
  /** Minor units. */
  worth: bigint | null;
  settledAt: Date | null;
}

type Row = Omit<Sighting, 'units'> & { units: string };

const columns = `s.id, s.chain, s.address_id as "addressId", a.order_id as "orderId", s.coin, s.tx_id as "txId", s.place, s.sender,
  s.units::text, s.state, s.height, s.block_hash as "blockHash", s.seen_at as "seenAt", s.reference, s.worth,
  s.settled_at as "settledAt"`;
const from = 'chain_sighting s join chain_address a on a.id = s.address_id';
const sightingOf = ({ units, ...row }: Row): Sighting => ({ ...row, units: BigInt(units) });

async function select(db: Database | Transaction, where: string, params: unknown[]): Promise<Sighting[]> {
  const { rows } = await db.query<Row>(`select ${columns} from ${from} where ${where} order by s.id`, params);
  return rows.map(sightingOf);
}

export interface Seen {
  chain: ChainName;
  key: string;
  coin: Coin;
  txId: string;
  place: number;
  sender: string | undefined;
  units: bigint;
  seenAt: Date;
  /** Undefined while it waits for a block. */
  block: { height: number; hash: string } | undefined;
}

/**
 * Notes what was seen, or moves what was known already. The first sight of it stays the moment that counts. Answers the
 * order that it is for; null for the payout wallet.
 */
export async function noteSeen(tx: Transaction, it: Seen): Promise<bigint | null> {
  const event: SightingEvent = it.block ? 'mined' : 'waits';
  const { rows } = await tx.query<{ orderId: bigint | null }>(
    `insert into chain_sighting as s (chain, address_id, coin, tx_id, place, units, state, height, block_hash, seen_at, sender)
     select a.chain, a.id, $3, $4, $5, $6, $7, $8, $9, $10, $12 from chain_address a where a.chain = $1 and a.key = $2
     on conflict (chain, tx_id, place) do update set
       state = ($11::jsonb) ->> s.state,
       sender = coalesce(s.sender, excluded.sender),
       height = case when $8::integer is null or s.state in ('final', 'broken') then s.height else $8 end,
       block_hash = case when $8::integer is null or s.state in ('final', 'broken') then s.block_hash else $9 end
     returning (select order_id from chain_address where id = s.address_id) as "orderId"`,
    [
      it.chain,
      it.key,
      it.coin,
      it.txId,
      it.place,
      String(it.units),
      it.block ? 'mined' : 'waiting',
      it.block?.height ?? null,
      it.block?.hash ?? null,
      it.seenAt,
      JSON.stringify(afterOf(event)),
      it.sender ?? null,
    ],
  );
  return rows[0]?.orderId ?? null;
}

/** Moves every sighting of a block by the table, and answers the orders that it was about. */
export async function moveBlock(
  tx: Transaction,
  chain: ChainName,
  hash: string,
  event: 'deep' | 'abandoned',
): Promise<bigint[]> {
  const { rows } = await tx.query<{ orderId: bigint | null }>(
    `update chain_sighting s set state = ($3::jsonb) ->> s.state,
       height = case when $4 then null else s.height end, block_hash = case when $4 then null else s.block_hash end
     from chain_address a where a.id = s.address_id and s.chain = $1 and s.block_hash = $2
     returning a.order_id as "orderId"`,
    [chain, hash, JSON.stringify(afterOf(event)), event === 'abandoned'],
  );
  return ordersIn(rows);
}

/** Moves the transfers of a transaction that is in no block, and answers the orders that they were for. */
export async function moveUnmined(
  tx: Transaction,
  chain: ChainName,
  txId: string,
  event: 'waits' | 'abandoned',
): Promise<bigint[]> {
  const { rows } = await tx.query<{ orderId: bigint | null }>(
    `update chain_sighting s set state = ($3::jsonb) ->> s.state from chain_address a
     where a.id = s.address_id and s.chain = $1 and s.tx_id = $2 and s.state in ('waiting', 'loose')
     returning a.order_id as "orderId"`,
    [chain, txId, JSON.stringify(afterOf(event))],
  );
  return ordersIn(rows);
}

/** Whatever had not counted on a chain that has begun again. */
export async function loosenAll(tx: Transaction, chain: ChainName): Promise<void> {
  await tx.query(
    `update chain_sighting set state = ($2::jsonb) ->> state, height = null, block_hash = null
     where chain = $1 and state in ('waiting', 'mined')`,
    [chain, JSON.stringify(afterOf('abandoned'))],
  );
}

const afterOf = (event: SightingEvent) =>
  Object.fromEntries(Object.entries(sightingMoves).map(([state, moves]) => [state, moves[event]]));

const ordersIn = (rows: { orderId: bigint | null }[]) => [
  ...new Set(rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]))),
];

/** Transactions that pay us and are in no block, at most so many; what fell out of one is looked for three days long. */
export async function unminedTransactions(db: Database, chain: ChainName, most: number) {
  const { rows } = await db.query<{ txId: string; state: 'waiting' | 'loose' }>(
    `select distinct tx_id as "txId", state from chain_sighting
     where chain = $1 and place >= 0
       and (state = 'waiting' or (state = 'loose' and seen_at > now() - interval '3 days')) limit $2`,
    [chain, most],
  );
  return rows;
}

/** The blocks with transfers that are not final, up to this height. */
export async function openBlocks(db: Database, chain: ChainName, height: number) {
  const { rows } = await db.query<{ height: number; hash: string }>(
    `select distinct height, block_hash as hash from chain_sighting
     where chain = $1 and state = 'mined' and height <= $2 and height is not null and block_hash is not null order by height limit 100`,
    [chain, height],
  );
  return rows;
}

/** Final transfers of orders whose money is not in the book yet. */
export async function unsettledSightings(db: Database, chain: ChainName, most: number): Promise<Sighting[]> {
  return select(
    db,
    `s.chain = $1 and s.state = 'final' and s.settled_at is null and a.order_id is not null
     and s.id in (select id from chain_sighting where chain = $1 and state = 'final' and settled_at is null limit $2)`,
    [chain, most],
  );
}

export async function sightingsOfOrder(db: Database | Transaction, orderId: bigint): Promise<Sighting[]> {
  return select(db, 'a.order_id = $1', [orderId]);
}

export async function sightingOfReference(db: Database, reference: string): Promise<Sighting | undefined> {
  return (await select(db, 's.reference = $1', [reference]))[0];
}

export async function setWorth(tx: Transaction, id: bigint, worth: bigint, reference: string | null): Promise<void> {
  await tx.query('update chain_sighting set worth = $2, reference = $3 where id = $1 and worth is null', [
    id,
    worth,
    reference,
  ]);
}

export async function markSettled(db: Database, id: bigint): Promise<void> {
  await db.query('update chain_sighting set settled_at = now() where id = $1 and settled_at is null', [id]);
}

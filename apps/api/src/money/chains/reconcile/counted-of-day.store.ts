import type { ChainName, Coin } from '@fairhouse/chains';
import type { Database } from '@fairhouse/database';
import type { Day } from '../../../db/comparison.ts';

export interface CountedTransfer {
  txId: string;
  place: number;
  coin: Coin;
  units: bigint;
  height: number;
  blockHash: string;
}

/** Transfers of that day which were credited, and which a transaction shows; at most 100,000. */
export async function countedOfDay(db: Database, chain: ChainName, { from, to }: Day): Promise<CountedTransfer[]> {
  const { rows } = await db.query<Omit<CountedTransfer, 'units'> & { units: string }>(
    `select s.tx_id as "txId", s.place, s.coin, s.units::text, s.height, s.block_hash as "blockHash"
     from chain_sighting s join chain_address a on a.id = s.address_id
     where s.chain = $1 and a.order_id is not null and s.settled_at is not null and s.block_hash is not null and s.height is not null
       and s.place >= -1 and s.seen_at >= $2 and s.seen_at < $3 order by s.height, s.id limit 100000`,
    [chain, from, to],
  );
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }));
}

/** Addresses that were given out that day, with what transfers up to a block account for; at most 100,000. */
export async function addressesOfDay(db: Database, chain: ChainName, coin: Coin, height: number, { from, to }: Day) {
  const { rows } = await db.query<{ key: string; address: string; accounted: string }>(
    `select a.key, a.address, coalesce(sum(s.units), 0)::text as accounted from chain_address a
     left join chain_sighting s on s.address_id = a.id and s.coin = $2 and s.state in ('mined', 'final') and s.height <= $3
     where a.chain = $1 and a.order_id is not null and a.created_at >= $4 and a.created_at < $5
     group by a.id limit 100000`,
    [chain, coin, height, from, to],
  );
  return rows.map((row) => ({ ...row, accounted: BigInt(row.accounted) }));
}

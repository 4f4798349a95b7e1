import type { ChainName, Coin } from '@fairhouse/chains';
import type { Database } from '@fairhouse/database';

export interface BalanceCheck {
  key: string;
  /** Units that transfers up to that block account for. */
  accounted: bigint;
}

/**
 * The next addresses of a chain to look at: each once a minute in its first two days, and every ten minutes until it is
 * two weeks old. Chains whose outputs are all seen have none.
 */
export async function claimBalanceChecks(
  db: Database,
  chain: ChainName,
  coin: Coin,
  height: number,
  most: number,
): Promise<BalanceCheck[]> {
  const { rows } = await db.query<{ key: string; accounted: string }>(
    `with due as (
       select id from chain_address
       where chain = $1 and key like '0x%' and order_id is not null and created_at > now() - interval '14 days'
         and (balance_checked_at is null or balance_checked_at < now() - case
           when created_at > now() - interval '2 days' then interval '1 minute' else interval '10 minutes' end)
       order by balance_checked_at nulls first limit $4 for update skip locked)
     update chain_address a set balance_checked_at = now() from due where a.id = due.id
     returning a.key, (select coalesce(sum(units), 0)::text from chain_sighting s
       where s.address_id = a.id and s.coin = $2 and s.state in ('mined', 'final') and s.height <= $3) as accounted`,
    [chain, coin, height, most],
  );
  return rows.map(({ key, accounted }) => ({ key, accounted: BigInt(accounted) }));
}

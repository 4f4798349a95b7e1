import type { Transaction } from '@fairhouse/database';
import { copyOf } from './copies.store.ts';
import type { Shard } from './shard-schema.store.ts';
import { houseCopies, memberCopies, spreadTables } from './what-is-spread.ts';

interface PartRow {
  table: string;
  part: string;
  shardIndex: bigint | null;
  host: string;
  port: number;
}

/** Where every vault lies. */
export async function readShards(tx: Transaction): Promise<Shard[]> {
  const tables = [...spreadTables, ...[...memberCopies, ...houseCopies].map(({ name }) => copyOf(name))];
  const { rows: vaults } = await tx.query<{ vault: number; id: string }>(
    `select v as vault, get_shard_id_for_distribution_column('casino.book', v)::text as id from generate_series(0, 63) v`,
  );
  const { rows: parts } = await tx.query<PartRow>(
    `select c.relname as table, c.relname || '_' || s.shardid as part, n.nodename as host, n.nodeport as port,
       case when s.shardminvalue is not null then row_number() over (partition by c.oid order by s.shardminvalue::int) end as "shardIndex"
     from pg_dist_shard s join pg_class c on c.oid = s.logicalrelid
       join pg_dist_placement p on p.shardid = s.shardid and p.shardstate = 1
       join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary' and n.groupid <> 0
     where c.relnamespace = 'casino'::regnamespace and c.relname = any($1)`,
    [tables],
  );
  const everywhere = parts.filter(({ shardIndex }) => shardIndex === null);
  return parts
    .filter(({ table }) => table === 'book')
    .map((book) => {
      const id = book.part.slice('book_'.length);
      const here = parts.filter(({ shardIndex }) => shardIndex === book.shardIndex);
      return {
        id,
        host: book.host,
        port: book.port,
        vaults: vaults.filter((vault) => vault.id === id).map(({ vault }) => vault),
        parts: new Map([...everywhere, ...here].map(({ table, part }) => [table, part])),
      };
    })
    .filter((shard) => shard.vaults.length > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

import type { Transaction } from '@fairhouse/database';
import { readParts } from '@fairhouse/database/spread';
import { copyOf } from './copies.store.ts';
import type { Shard } from './shard-schema.store.ts';
import { houseCopies, memberCopies, schema, spreadTables } from './what-is-spread.ts';

/** Where every vault lies. */
export async function readShards(tx: Transaction): Promise<Shard[]> {
  const tables = [...spreadTables, ...[...memberCopies, ...houseCopies].map(({ name }) => copyOf(name))];
  const { rows } = await tx.query<{ vault: number; id: string }>(
    `select v as vault, get_shard_id_for_distribution_column('casino.book', v)::text as id from generate_series(0, 63) v`,
  );
  const parts = await readParts(tx, schema, tables);
  return parts
    .map((part) => ({
      ...part,
      own: `${schema}_${part.id}`,
      vaults: rows.filter(({ id }) => id === part.id).map(({ vault }) => vault),
    }))
    .filter(({ vaults }) => vaults.length > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

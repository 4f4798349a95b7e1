import type { Transaction } from '@fairhouse/database';
import { readParts } from '@fairhouse/database/sharding';
import { memberSlots } from '../slot-of-member.ts';
import { copyOf } from './copies.store.ts';
import type { Shard } from './shard-schema.store.ts';
import { casinoCopies, memberCopies, schema, spreadTables } from './what-is-spread.ts';

/** How many values of a hash are one slot. */
const slotWidth = 2 ** 32 / memberSlots;

/** Where every hash slot lies; by their order. */
export async function readShards(tx: Transaction): Promise<Shard[]> {
  const tables = [...spreadTables, ...[...memberCopies, ...casinoCopies].map(({ name }) => copyOf(name))];
  const parts = await readParts(tx, schema, tables);
  return parts.map((part) => {
    const first = (part.least + 2 ** 31) / slotWidth;
    const last = (part.most + 1 + 2 ** 31) / slotWidth;
    return {
      ...part,
      own: `${schema}_${part.id}`,
      slots: Array.from({ length: last - first }, (_, n) => first + n),
    };
  });
}

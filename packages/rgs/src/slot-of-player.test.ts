import { randomUUID } from 'node:crypto';
import { connect } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { newId } from './ids.ts';
import { slotOfPlayer } from './slot-of-player.ts';

it('is where PostgreSQL puts the player', async () => {
  const fresh = await testDatabase();
  const db = connect({ url: fresh.url, schema: 'public', connections: 1 });
  const ids = Array.from({ length: 2_000 }, (_, n) => (n % 2 ? newId() : randomUUID()));
  const { rows } = await db.query<{ slot: number }>(
    `select ((uuid_hash(id)::bigint + 2147483648) >> 26)::int as slot
     from unnest($1::uuid[]) with ordinality t (id, at) order by at`,
    [ids],
  );
  expect(ids.map(slotOfPlayer)).toEqual(rows.map(({ slot }) => slot));
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(64);
  await db.end();
  await fresh.close();
});

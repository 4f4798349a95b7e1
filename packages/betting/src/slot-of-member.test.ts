import { connect } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { keyOfSlot, memberSlots, slotOf } from './slot-of-member.ts';

it('is where PostgreSQL puts the member', async () => {
  const fresh = await testDatabase();
  const db = connect({ url: fresh.url, schema: 'public', connections: 1 });
  const ids = Array.from({ length: 2_000 }, (_, n) => BigInt(n) ** (n % 2 ? 1n : 5n));
  const { rows } = await db.query<{ slot: number }>(
    `select ((hashint8(id)::bigint + 2147483648) >> 26)::int as slot
     from unnest($1::bigint[]) with ordinality t (id, at) order by at`,
    [ids],
  );
  expect(ids.map(slotOf)).toEqual(rows.map(({ slot }) => slot));
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(memberSlots);
  await db.end();
  await fresh.close();
});

it('names a key of each slot', () => {
  for (let slot = 0; slot < memberSlots; slot++) expect(slotOf(keyOfSlot(slot))).toBe(slot);
  expect(() => keyOfSlot(memberSlots)).toThrow(RangeError);
  expect(() => slotOf(-1n)).toThrow(RangeError);
});

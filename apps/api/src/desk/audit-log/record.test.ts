import { inTransaction } from '@fairhouse/database';
import {
  checkProofFile,
  createFrontier,
  createSigner,
  fullSubtree,
  leafHash,
  readHead,
  verifyConsistency,
} from '@fairhouse/record-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordAct } from '../../db/acts.store.ts';
import { isAnyWaiting } from './entry.store.ts';
import { keysUsed } from './head.store.ts';
import { placeActs } from './place-acts.ts';
import { proveConsistency } from './prove-consistency.ts';
import { type ProvedEntry, proveEntry } from './prove-entry.ts';
import { openRecordHouse, type RecordHouse } from './record.fixture.ts';
import { sealRecord } from './seal-record.ts';

let house: RecordHouse;
beforeEach(async () => {
  house = await openRecordHouse();
});
afterEach(() => house.close());

const act = { actor: 'operator:anna', subject: 'cash-out:1', verb: 'cashOut.approve' };
const positions = async () =>
  (await house.pool.query('select position, act_id from record_entry order by position')).rows.map((row) => [
    row.position,
    row.act_id,
  ]);

describe('acts get their place', () => {
  it('in the order of their ids, and none before it is committed', async () => {
    const ids = await house.act(3);
    await inTransaction(house.pool, async (tx) => {
      await recordAct(tx, act);
      expect(await placeActs(house.pool)).toBe(3);
      throw new Error('never mind');
    }).catch(() => {});
    expect(await placeActs(house.pool)).toBe(0);
    expect(await positions()).toEqual(ids.map((id, at) => [BigInt(at), id]));
    expect(await house.verify()).toBeUndefined();
  });

  it('also those that commit late with an older id', async () => {
    await inTransaction(house.pool, async (late) => {
      await recordAct(late, act);
      await house.act(2);
      expect(await placeActs(house.pool)).toBe(2);
      await house.seal();
    });
    expect(await placeActs(house.pool)).toBe(1);
    expect((await positions()).map(([, id]) => id)).toEqual([2n, 3n, 1n]);
    await house.seal();
    expect(await house.verify()).toBeUndefined();
    expect(await proveEntry(house.pool, 1n)).toMatchObject({ position: 2, proof: { index: 2 } });
  });

  it('once, by however many appenders at the same time', async () => {
    await house.act(40);
    const placed = await Promise.all(Array.from({ length: 4 }, () => placeActs(house.pool, 7)));
    expect(placed.every((count) => count <= 7)).toBe(true);
    await Promise.all([house.place(), house.place(), house.act(20).then(() => house.place())]);
    expect((await positions()).map(([position]) => position)).toEqual(
      Array.from({ length: 60 }, (_, at) => BigInt(at)),
    );
    await Promise.all([house.seal(), house.seal(), house.seal()]);
    expect((await house.pool.query('select size from record_head')).rows).toEqual([{ size: 60n }]);
    expect(await house.verify()).toBeUndefined();
  });

  it('all of them or none, when the appender dies on its way', async () => {
    await house.act(5);
    await house.pool.query(`create function die() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$;
      create trigger dies before insert on record_entry for each statement execute function die()`);
    await expect(placeActs(house.pool)).rejects.toThrow('power cut');
    expect([await isAnyWaiting(house.pool), await positions()]).toEqual([true, []]);
    await house.pool.query('drop trigger dies on record_entry');
    await house.place();
    // And dead between placing and sealing: the next to seal finds all of it.
    await house.act(5);
    await house.place();
    expect((await house.seal())?.size).toBe(10n);
    expect(await house.seal()).toBeUndefined();
    expect(await house.verify()).toBeUndefined();
  });
});

it('nobody changes or removes what is recorded, nor signed', async () => {
  await house.act(256);
  await house.place();
  await house.seal();
  for (const table of ['act', 'record_entry', 'record_tile', 'record_head', 'record_key']) {
    const column = {
      act: 'verb',
      record_entry: 'leaf',
      record_tile: 'hash',
      record_head: 'note',
      record_key: 'public_key',
    };
    const name = column[table as keyof typeof column];
    await expect(house.pool.query(`update ${table} set ${name} = ${name}`)).rejects.toThrow('never changed');
    await expect(house.pool.query(`delete from ${table}`)).rejects.toThrow('never changed');
    await expect(house.pool.query(`truncate ${table} cascade`)).rejects.toThrow('never changed');
  }
});

it('proves each entry under each head, and each head to be a prefix of every later one', async () => {
  const sizes = [1, 2, 255, 256, 257, 700];
  let written = 0;
  for (const size of sizes) {
    await house.act(size - written);
    written = size;
    await house.place();
    await house.seal();
  }
  const heads = (await house.pool.query('select size, note from record_head order by size')).rows;
  expect(heads.map(({ size }) => Number(size))).toEqual(sizes);
  for (const { size, note } of heads) {
    for (const id of [1, 2, 128, 255, 256, 257, 699, 700].filter((it) => it <= Number(size))) {
      const proved = await proveEntry(house.pool, BigInt(id), Number(size));
      if (typeof proved === 'string') throw new Error(proved);
      expect(checkProofFile(proved.proof, house.signer.publicKey)).toMatchObject({ ok: true, entry: { id } });
    }
    for (const later of heads.filter((it) => it.size >= size)) {
      const proof = await proveConsistency(house.pool, Number(size), Number(later.size));
      expect(verifyConsistency(readHead(note)!, readHead(later.note)!, proof!.hashes)).toBe(true);
    }
  }
  expect(await house.verify()).toBeUndefined();
  expect(await proveEntry(house.pool, 701n)).toBe('noSuchAct');
  expect(await proveEntry(house.pool, 1n, 3)).toBe('noSuchHead');
  expect(await proveEntry(house.pool, 700n, 257)).toEqual({
    position: 699,
    proof: null,
    publicKey: null,
    isErased: false,
  });
});

it('goes on with another key, and names every key that has signed', async () => {
  await house.act(1);
  await house.place();
  await house.seal();
  await house.act(1);
  await house.place();
  const signer = createSigner('casino.example/record', 'another secret of the tests, long enough');
  await sealRecord({ db: house.pool, signer, targets: [], mailEveryMs: 1 }, new Date());
  expect((await keysUsed(house.pool)).map(({ publicKey }) => publicKey)).toEqual([
    house.signer.publicKey,
    signer.publicKey,
  ]);
  expect(await proveEntry(house.pool, 1n, 1)).toMatchObject({ publicKey: house.signer.publicKey });
  expect(await proveEntry(house.pool, 1n)).toMatchObject({ publicKey: signer.publicKey });
  expect(await house.verify()).toBeUndefined();
});

it('10,000 acts', async () => {
  await house.act(5_000);
  await house.place();
  await house.seal();
  await house.act(5_000);
  await house.place();
  expect((await house.seal())?.size).toBe(10_000n);
  for (const id of [1, 5_000, 9_984, 9_985, 10_000]) {
    const { proof } = (await proveEntry(house.pool, BigInt(id))) as ProvedEntry;
    expect(checkProofFile(proof, house.signer.publicKey)).toMatchObject({ ok: true, entry: { id } });
  }
  expect(await house.verify()).toBeUndefined();
  expect(await house.verify(999)).toBeUndefined();
});

it('a tile of tiles is made when it is full, and proofs are made of it', async () => {
  // What 65,530 acts would have left; all the same, so that they are there at once.
  const leaf = leafHash('{}');
  const [count, tile] = [65_530, Buffer.from(fullSubtree(Array.from({ length: 256 }, () => leaf)))];
  await house.pool.query(
    `insert into record_entry (position, act_id, leaf, chain) select n, -n, $2, $2 from generate_series(0, $1 - 1) n`,
    [count, Buffer.from(leaf)],
  );
  await house.pool.query('insert into record_tile select 1, n, $1 from generate_series(0, 254) n', [tile]);
  await house.act(10);
  await house.place();
  const head = (await house.seal())!;
  const { rows } = await house.pool.query(
    'select level, max(index)::int from record_tile group by level order by level',
  );
  expect(rows).toEqual([
    { level: 1, max: 255 },
    { level: 2, max: 0 },
  ]);
  const frontier = createFrontier();
  for (let at = 0; at < count; at++) frontier.push(leaf);
  const before = frontier.root();
  const added = await house.pool.query('select leaf from record_entry where act_id > 0 order by position');
  for (const row of added.rows) frontier.push(row.leaf);
  expect(head.root).toEqual(Buffer.from(frontier.root()));
  const { proof } = (await proveEntry(house.pool, 10n)) as ProvedEntry;
  expect(checkProofFile(proof, house.signer.publicKey)).toMatchObject({ ok: true, head: { size: count + 10 } });
  const { later, hashes } = (await proveConsistency(house.pool, count))!;
  expect(verifyConsistency({ size: count, root: before }, readHead(later.note)!, hashes)).toBe(true);
});

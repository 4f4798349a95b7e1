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
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { isAnyWaiting } from './entry.store.ts';
import { keysUsed } from './head.store.ts';
import { placeAuditEvents } from './place-audit-events.ts';
import { proveConsistency } from './prove-consistency.ts';
import { type ProvedEntry, proveEntry } from './prove-entry.ts';
import { openRecordCasino, type RecordCasino } from './record.fixture.ts';
import { sealRecord } from './seal-record.ts';

let system: RecordCasino;
beforeEach(async () => {
  system = await openRecordCasino();
});
afterEach(() => system.close());

const event = { actor: 'operator:anna', subject: 'cash-out:1', command: 'cashOut.approve' };
const positions = async () =>
  (await system.pool.query('select position, audit_event_id from audit_log_entry order by position')).rows.map(
    (row) => [row.position, row.audit_event_id],
  );

describe('acts get their place', () => {
  it('in the order of their ids, and none before it is committed', async () => {
    const ids = await system.write(3);
    await inTransaction(system.pool, async (tx) => {
      await recordAuditEvent(tx, event);
      expect(await placeAuditEvents(system.pool)).toBe(3);
      throw new Error('never mind');
    }).catch(() => {});
    expect(await placeAuditEvents(system.pool)).toBe(0);
    expect(await positions()).toEqual(ids.map((id, at) => [BigInt(at), id]));
    expect(await system.verify()).toBeUndefined();
  });

  it('also those that commit late with an older id', async () => {
    await inTransaction(system.pool, async (late) => {
      await recordAuditEvent(late, event);
      await system.write(2);
      expect(await placeAuditEvents(system.pool)).toBe(2);
      await system.seal();
    });
    expect(await placeAuditEvents(system.pool)).toBe(1);
    expect((await positions()).map(([, id]) => id)).toEqual([2n, 3n, 1n]);
    await system.seal();
    expect(await system.verify()).toBeUndefined();
    expect(await proveEntry(system.pool, 1n)).toMatchObject({ position: 2, proof: { index: 2 } });
  });

  it('once, by however many appenders at the same time', async () => {
    await system.write(40);
    const placed = await Promise.all(Array.from({ length: 4 }, () => placeAuditEvents(system.pool, 7)));
    expect(placed.every((count) => count <= 7)).toBe(true);
    await Promise.all([system.place(), system.place(), system.write(20).then(() => system.place())]);
    expect((await positions()).map(([position]) => position)).toEqual(
      Array.from({ length: 60 }, (_, at) => BigInt(at)),
    );
    await Promise.all([system.seal(), system.seal(), system.seal()]);
    expect((await system.pool.query('select size from audit_log_head')).rows).toEqual([{ size: 60n }]);
    expect(await system.verify()).toBeUndefined();
  });

  it('all of them or none, when the appender dies on its way', async () => {
    await system.write(5);
    await system.pool.query(`create function die() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$;
      create trigger dies before insert on audit_log_entry for each statement execute function die()`);
    await expect(placeAuditEvents(system.pool)).rejects.toThrow('power cut');
    expect([await isAnyWaiting(system.pool), await positions()]).toEqual([true, []]);
    await system.pool.query('drop trigger dies on audit_log_entry');
    await system.place();
    // And dead between placing and sealing: the next to seal finds all of it.
    await system.write(5);
    await system.place();
    expect((await system.seal())?.size).toBe(10n);
    expect(await system.seal()).toBeUndefined();
    expect(await system.verify()).toBeUndefined();
  });
});

it('nobody changes or removes what is recorded, nor signed', async () => {
  await system.write(256);
  await system.place();
  await system.seal();
  for (const table of ['audit_event', 'audit_log_entry', 'audit_log_tile', 'audit_log_head', 'audit_log_key']) {
    const column = {
      audit_event: 'command',
      audit_log_entry: 'leaf',
      audit_log_tile: 'hash',
      audit_log_head: 'note',
      audit_log_key: 'public_key',
    };
    const name = column[table as keyof typeof column];
    await expect(system.pool.query(`update ${table} set ${name} = ${name}`)).rejects.toThrow('never changed');
    await expect(system.pool.query(`delete from ${table}`)).rejects.toThrow('never changed');
    await expect(system.pool.query(`truncate ${table} cascade`)).rejects.toThrow('never changed');
  }
});

it('proves each entry under each head, and each head to be a prefix of every later one', async () => {
  const sizes = [1, 2, 255, 256, 257, 700];
  let written = 0;
  for (const size of sizes) {
    await system.write(size - written);
    written = size;
    await system.place();
    await system.seal();
  }
  const heads = (await system.pool.query('select size, note from audit_log_head order by size')).rows;
  expect(heads.map(({ size }) => Number(size))).toEqual(sizes);
  for (const { size, note } of heads) {
    for (const id of [1, 2, 128, 255, 256, 257, 699, 700].filter((it) => it <= Number(size))) {
      const proved = await proveEntry(system.pool, BigInt(id), Number(size));
      if (typeof proved === 'string') throw new Error(proved);
      expect(checkProofFile(proved.proof, system.signer.publicKey)).toMatchObject({ ok: true, entry: { id } });
    }
    for (const later of heads.filter((it) => it.size >= size)) {
      const proof = await proveConsistency(system.pool, Number(size), Number(later.size));
      expect(verifyConsistency(readHead(note)!, readHead(later.note)!, proof!.hashes)).toBe(true);
    }
  }
  expect(await system.verify()).toBeUndefined();
  expect(await proveEntry(system.pool, 701n)).toBe('noSuchEvent');
  expect(await proveEntry(system.pool, 1n, 3)).toBe('noSuchHead');
  expect(await proveEntry(system.pool, 700n, 257)).toEqual({
    position: 699,
    proof: null,
    publicKey: null,
    isErased: false,
  });
});

it('continues with another key, and names every key that has signed', async () => {
  await system.write(1);
  await system.place();
  await system.seal();
  await system.write(1);
  await system.place();
  const signer = createSigner('casino.example/record', 'another secret of the tests, long enough');
  await sealRecord({ db: system.pool, signer, targets: [], mailEveryMs: 1 }, new Date());
  expect((await keysUsed(system.pool)).map(({ publicKey }) => publicKey)).toEqual([
    system.signer.publicKey,
    signer.publicKey,
  ]);
  expect(await proveEntry(system.pool, 1n, 1)).toMatchObject({ publicKey: system.signer.publicKey });
  expect(await proveEntry(system.pool, 1n)).toMatchObject({ publicKey: signer.publicKey });
  expect(await system.verify()).toBeUndefined();
});

it('10,000 acts', async () => {
  await system.write(5_000);
  await system.place();
  await system.seal();
  await system.write(5_000);
  await system.place();
  expect((await system.seal())?.size).toBe(10_000n);
  for (const id of [1, 5_000, 9_984, 9_985, 10_000]) {
    const { proof } = (await proveEntry(system.pool, BigInt(id))) as ProvedEntry;
    expect(checkProofFile(proof, system.signer.publicKey)).toMatchObject({ ok: true, entry: { id } });
  }
  expect(await system.verify()).toBeUndefined();
  expect(await system.verify(999)).toBeUndefined();
});

it('a tile of tiles is made when it is full, and proofs are made of it', async () => {
  // What 65,530 audit events would have left; all the same, so that they are there at once.
  const leaf = leafHash('{}');
  const [count, tile] = [65_530, Buffer.from(fullSubtree(Array.from({ length: 256 }, () => leaf)))];
  await system.pool.query(
    `insert into audit_log_entry (position, audit_event_id, leaf, chain) select n, -n, $2, $2 from generate_series(0, $1 - 1) n`,
    [count, Buffer.from(leaf)],
  );
  await system.pool.query('insert into audit_log_tile select 1, n, $1 from generate_series(0, 254) n', [tile]);
  await system.write(10);
  await system.place();
  const head = (await system.seal())!;
  const { rows } = await system.pool.query(
    'select level, max(index)::int from audit_log_tile group by level order by level',
  );
  expect(rows).toEqual([
    { level: 1, max: 255 },
    { level: 2, max: 0 },
  ]);
  const frontier = createFrontier();
  for (let at = 0; at < count; at++) frontier.push(leaf);
  const before = frontier.root();
  const added = await system.pool.query('select leaf from audit_log_entry where audit_event_id > 0 order by position');
  for (const row of added.rows) frontier.push(row.leaf);
  expect(head.root).toEqual(Buffer.from(frontier.root()));
  const { proof } = (await proveEntry(system.pool, 10n)) as ProvedEntry;
  expect(checkProofFile(proof, system.signer.publicKey)).toMatchObject({ ok: true, head: { size: count + 10 } });
  const { later, hashes } = (await proveConsistency(system.pool, count))!;
  expect(verifyConsistency({ size: count, root: before }, readHead(later.note)!, hashes)).toBe(true);
});

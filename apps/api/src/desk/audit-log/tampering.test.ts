import { readHead, verifyConsistency } from '@fairhouse/record-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveConsistency } from './prove-consistency.ts';
import { openRecordHouse, type RecordHouse } from './record.fixture.ts';

let house: RecordHouse;
beforeEach(async () => {
  house = await openRecordHouse();
  await house.act(300);
  await house.place();
  await house.seal();
  await house.act(300);
  await house.place();
  await house.seal();
});
afterEach(() => house.close());

/** Two acts, or two entries, each in the place of the other. */
const swapped = (columns: string) => `
  create temp table of_before on commit drop as select * from record_entry where position in (10, 20);
  update record_entry e set (${columns}) = (select ${columns} from of_before b where b.position = 30 - e.position)
  where position = 10;
  update record_entry e set (${columns}) = (select ${columns} from of_before b where b.position = 30 - e.position)
  where position = 20`;

describe('verifying finds what the owner of the database has done', () => {
  it.each([
    ['an act that was changed', `update act set after = '{"amount": "99.00"}' where id = 42`, 'actChanged', 41, 42n],
    [
      'an act that was changed and called erased, which no act says',
      `insert into act_redaction (act_id, leaf, left_leaf, told_in)
         select 42, act_leaf(text), sha256('x'), 50 from act_written where id = 42;
       update act set after = '{"amount": "99.00"}' where id = 42;
       update act_redaction set left_leaf = (select act_leaf(text) from act_written where id = 42)`,
      'actChanged',
      41,
      42n,
    ],
    ['an act at another time', `update act set at = at + interval '1 us' where id = 42`, 'actChanged', 41, 42n],
    ['an act by another', `update act set actor = 'operator:berta' where id = 600`, 'actChanged', 599, 600n],
    ['an act that is gone', 'delete from act where id = 301', 'actMissing', 300, 301n],
    [
      'an entry that is gone with its act',
      'delete from act where id = 7; delete from record_entry where act_id = 7',
      'entryMissing',
      6,
      null,
    ],
    [
      'entries in another order',
      `alter table record_entry drop constraint record_entry_act_id_key; ${swapped('act_id, leaf')}`,
      'chainBroken',
      10,
      21n,
    ],
    [
      'acts at the end that are gone',
      'delete from record_entry where position >= 590; delete from act where id > 590',
      'headBeyondEnd',
      600,
      null,
    ],
    [
      'an act that was slipped in',
      `insert into act (actor, subject, verb) values ('operator:anna', 'a:1', 'b')`,
      'actNotPlaced',
      null,
      601n,
    ],
    ['a subtree of another tree', `update record_tile set hash = sha256('x') where index = 1`, 'tileWrong', 511, 512n],
    ['a subtree that is gone', 'delete from record_tile where index = 0', 'tileWrong', 255, 256n],
    ['a head with another root', `update record_head set root = sha256('x') where size = 300`, 'headWrong', 300, null],
    [
      'a head that nobody signed',
      `update record_head set note = replace(note, '300', '301') where size = 300`,
      'headNotSigned',
      300,
      null,
    ],
  ])('%s', async (_, sql, rule, position, actId) => {
    expect(await house.verify()).toBeUndefined();
    await house.tamper(sql);
    expect(await house.verify()).toEqual({ rule, position, actId });
    // In parts too: each goes on from what the ones before have found right.
    const inParts = await house.verify(64);
    expect(inParts).toEqual({ rule, position, actId });
  });
});

describe('a record that was written again from an act on', () => {
  /** With leaves, chain and tiles all of a piece, as the casino itself would have written them. */
  async function rewrite(): Promise<void> {
    await house.tamper(`
      update act set after = '{"amount": "99.00"}' where id = 42;
      delete from record_entry; delete from record_tile;
      insert into act_unplaced select id, act_leaf(text) from act_written`);
    await house.place();
  }

  it('is not sealed again, and its heads tell', async () => {
    await rewrite();
    await house.act(1);
    await house.place();
    await expect(house.seal()).rejects.toThrow('another than at its head of 600 entries');
    expect(await house.verify()).toEqual({ rule: 'headWrong', position: 300, actId: null });
  });

  it('with its heads signed again as well, is found by anyone who holds the head of yesterday', async () => {
    const { rows } = await house.pool.query('select note from record_head where size = 300');
    const yesterday = readHead(rows[0].note)!;
    await rewrite();
    await house.tamper('delete from record_head');
    await house.act(1);
    await house.place();
    await house.seal();
    // Alone it knows nothing of it.
    expect(await house.verify()).toBeUndefined();
    const proof = (await proveConsistency(house.pool, 300))!;
    expect(proof.earlier).toBeUndefined();
    expect(verifyConsistency(yesterday, readHead(proof.later.note)!, proof.hashes)).toBe(false);
  });
});

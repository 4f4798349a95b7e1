import { readHead, verifyConsistency } from '@fairhouse/record-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveConsistency } from './prove-consistency.ts';
import { openRecordCasino, type RecordCasino } from './record.fixture.ts';

let casino: RecordCasino;
beforeEach(async () => {
  casino = await openRecordCasino();
  await casino.write(300);
  await casino.place();
  await casino.seal();
  await casino.write(300);
  await casino.place();
  await casino.seal();
});
afterEach(() => casino.close());

/** Two audit events, or two entries, each in the place of the other. */
const swapped = (columns: string) => `
  create temp table of_before on commit drop as select * from audit_log_entry where position in (10, 20);
  update audit_log_entry e set (${columns}) = (select ${columns} from of_before b where b.position = 30 - e.position)
  where position = 10;
  update audit_log_entry e set (${columns}) = (select ${columns} from of_before b where b.position = 30 - e.position)
  where position = 20`;

describe('verifying finds what the owner of the database has done', () => {
  it.each([
    [
      'an audit event that was changed',
      `update audit_event set after = '{"amount": "99.00"}' where id = 42`,
      'eventChanged',
      41,
      42n,
    ],
    [
      'an audit event that was changed and called erased, which no audit event says',
      `insert into audit_event_redaction (audit_event_id, leaf, left_leaf, recorded_in)
         select 42, audit_event_leaf(text), sha256('x'), 50 from audit_event_written where id = 42;
       update audit_event set after = '{"amount": "99.00"}' where id = 42;
       update audit_event_redaction set left_leaf = (select audit_event_leaf(text) from audit_event_written where id = 42)`,
      'eventChanged',
      41,
      42n,
    ],
    [
      'an audit event at another time',
      `update audit_event set at = at + interval '1 us' where id = 42`,
      'eventChanged',
      41,
      42n,
    ],
    [
      'an audit event by another',
      `update audit_event set actor = 'operator:berta' where id = 600`,
      'eventChanged',
      599,
      600n,
    ],
    ['an audit event that is gone', 'delete from audit_event where id = 301', 'eventMissing', 300, 301n],
    [
      'an entry that is gone with its act',
      'delete from audit_event where id = 7; delete from audit_log_entry where audit_event_id = 7',
      'entryMissing',
      6,
      null,
    ],
    [
      'entries in another order',
      `alter table audit_log_entry drop constraint audit_log_entry_audit_event_id_key; ${swapped('audit_event_id, leaf')}`,
      'chainBroken',
      10,
      21n,
    ],
    [
      'acts at the end that are gone',
      'delete from audit_log_entry where position >= 590; delete from audit_event where id > 590',
      'headBeyondEnd',
      600,
      null,
    ],
    [
      'an audit event that was slipped in',
      `insert into audit_event (actor, subject, command) values ('operator:anna', 'a:1', 'b')`,
      'eventNotPlaced',
      null,
      601n,
    ],
    [
      'a subtree of another tree',
      `update audit_log_tile set hash = sha256('x') where index = 1`,
      'tileWrong',
      511,
      512n,
    ],
    ['a subtree that is gone', 'delete from audit_log_tile where index = 0', 'tileWrong', 255, 256n],
    [
      'a head with another root',
      `update audit_log_head set root = sha256('x') where size = 300`,
      'headWrong',
      300,
      null,
    ],
    [
      'a head that nobody signed',
      `update audit_log_head set note = replace(note, '300', '301') where size = 300`,
      'headNotSigned',
      300,
      null,
    ],
  ])('%s', async (_, sql, rule, position, eventId) => {
    expect(await casino.verify()).toBeUndefined();
    await casino.tamper(sql);
    expect(await casino.verify()).toEqual({ rule, position, eventId });
    // In parts too: each continues from what the ones before have found right.
    const inParts = await casino.verify(64);
    expect(inParts).toEqual({ rule, position, eventId });
  });
});

describe('a record that was written again from an act on', () => {
  /** With leaves, chain and tiles all of a piece, as the casino itself would have written them. */
  async function rewrite(): Promise<void> {
    await casino.tamper(`
      update audit_event set after = '{"amount": "99.00"}' where id = 42;
      delete from audit_log_entry; delete from audit_log_tile;
      insert into audit_event_unplaced select id, audit_event_leaf(text) from audit_event_written`);
    await casino.place();
  }

  it('is not sealed again, and its heads tell', async () => {
    await rewrite();
    await casino.write(1);
    await casino.place();
    await expect(casino.seal()).rejects.toThrow('another than at its head of 600 entries');
    expect(await casino.verify()).toEqual({ rule: 'headWrong', position: 300, eventId: null });
  });

  it('with its heads signed again as well, is found by anyone who holds the head of yesterday', async () => {
    const { rows } = await casino.pool.query('select note from audit_log_head where size = 300');
    const yesterday = readHead(rows[0].note)!;
    await rewrite();
    await casino.tamper('delete from audit_log_head');
    await casino.write(1);
    await casino.place();
    await casino.seal();
    // Alone it knows nothing of it.
    expect(await casino.verify()).toBeUndefined();
    const proof = (await proveConsistency(casino.pool, 300))!;
    expect(proof.earlier).toBeUndefined();
    expect(verifyConsistency(yesterday, readHead(proof.later.note)!, proof.hashes)).toBe(false);
  });
});

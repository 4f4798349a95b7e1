import { openBook, postWithin, verifyBooks } from '@fairhouse/betting';
import type { PayoutCheck, PayoutRuleParameters } from '@fairhouse/contract/operator';
import { connect, type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, zero } from '@fairhouse/money';
import { randomFrom, type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../db/move-money.ts';
import { isSameName } from '../../../desk/index.ts';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';
import { contentHash as contentOf } from '../application/content-hash.ts';
import type { Destination } from '../application/destination.ts';
import { holdOf } from '../cash-out.postings.ts';
import { insertCashOut, lockMemberForCashOut } from '../cash-out.store.ts';
import { changeStatus } from '../change-status.ts';
import { parameters } from './automatic.fixture.ts';
import { readPastFacts } from './facts.store.ts';
import { judge } from './judge.ts';
import { judgeCashOuts } from './judge-cash-outs.ts';
import { insertRule, insertSwitch, lockRulesAsTheyAre, runningRules } from './payout-rule.store.ts';
import { contentHash } from './payout-rule.ts';
import { switchTo } from './switch-rule.ts';
import { tryRule } from './try-rule.ts';

// A database without a casino on it: nothing judges but what a test starts, and no policy asks for a second person.
let database: TestDatabase;
let db: Database;
let version = 0;
let announced = 0;

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 8 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});
beforeEach(async () => {
  await ruleIsOn();
  announced = 0;
});

const deps = (random: () => number = () => 0.999) => ({
  db,
  announce: async () => {
    announced++;
  },
  isSameName,
  random,
  wake: () => undefined,
});

async function ruleIsOn(change: Partial<PayoutRuleParameters> = {}): Promise<void> {
  const content = { ...parameters, ...change };
  await inTransaction(db, async (tx) => {
    version++;
    await insertRule(tx, {
      currency: 'USD',
      version,
      parameters: content,
      contentHash: contentHash('USD', content),
      savedBy: 'operator:anna',
      reason: 'A test',
    });
    await tx.query(
      `insert into payout_rule_trial (currency, version, from_at, until_at, result, tried_by)
       values ('USD', $1, now(), now(), $2, 'operator:anna')`,
      [
        version,
        {
          cashOuts: 0,
          amount: 0,
          more: false,
          automatic: 0,
          automaticAmount: 0,
          refused: 0,
          refusedAmount: 0,
          disputed: 0,
          disputedAmount: 0,
          failed: [],
        },
      ],
    );
    const it = { to: 'on' as const, by: 'operator:anna', reason: 'A test' };
    await insertSwitch(tx, { ...it, currency: null, version: null });
    await insertSwitch(tx, { ...it, currency: 'USD', version });
  });
}

let members = 0;
/** A member who passes every check; Maria Santos, of Manila. */
async function knownMember(): Promise<bigint> {
  const name = `known${++members}`;
  const { rows } = await db.query<{ id: bigint }>(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
     values ($1, $1 || '@example.com', '63', $2, '', 'Maria', 'Santos', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '', '', '',
       false, $1, now() - interval '30 days') returning id`,
    [name, String(members)],
  );
  const memberId = rows[0]!.id;
  await db.query(
    `insert into member_document (member_id, kind, file_ids, status, updated_at)
     select $1, kind, '{1}', 'accepted', now() - interval '10 days' from unnest('{idcardProof,paymentProof}'::text[]) kind`,
    [memberId],
  );
  await inTransaction(db, async (tx) => {
    await openBook(tx, { memberId, currency: 'USD' });
    await postWithin(tx, {
      memberId,
      type: 'DEPOSIT',
      amount: amountOf('USD', 100_000n),
      source: 'test',
      externalId: '1',
    });
  });
  return memberId;
}

const bank: Destination = { routingNumber: '021000021', accountNumber: '1234567890', accountName: 'Santos, Maria' };

/** Asks for a cash-out as the command does, in the given transaction. */
async function askIn(
  tx: Transaction,
  memberId: bigint,
  minor: bigint,
  destination: Destination = bank,
): Promise<bigint> {
  await lockMemberForCashOut(tx, memberId);
  const content = { amount: amountOf('USD', minor), fee: zero('USD'), method: 'BANK_CARD' as const, destination };
  const cashOut = await insertCashOut(tx, {
    ...content,
    memberId,
    proofs: { idcardProof: [1], idcardHoldProof: [], addressProof: [], paymentProof: [1] },
    contentHash: contentOf(content),
    instruction: `${memberId}-${Math.random()}`,
    requestHash: Buffer.alloc(1),
    requestKey: undefined,
  });
  await post(tx, holdOf(cashOut!));
  return cashOut!.id;
}
const ask = (memberId: bigint, minor = 5_000n, destination?: Destination) =>
  inTransaction(db, (tx) => askIn(tx, memberId, minor, destination));

interface Judged {
  approved: boolean;
  review: string | null;
  checks: { check: PayoutCheck; passed: boolean }[];
}
const judgementOf = async (id: bigint) =>
  (await db.query<Judged>('select approved, review, checks from cash_out_judgement where cash_out_id = $1', [id]))
    .rows[0];
const statusOf = async (id: bigint) =>
  (await db.query<{ status: string }>('select status from cash_out where id = $1', [id])).rows[0]!.status;
const failedOf = async (id: bigint) =>
  (await judgementOf(id))?.checks.filter(({ passed }) => !passed).map(({ check }) => check);

/** What makes each check fail. */
const obstacles: Partial<Record<PayoutCheck, (memberId: bigint) => Promise<unknown>>> = {
  identity: (id) =>
    db.query(`update member_document set expires_on = '2020-01-01' where member_id = $1 and kind = 'idcardProof'`, [
      id,
    ]),
  documents: (id) =>
    db.query(`update member_document set status = 'waiting' where member_id = $1 and kind = 'paymentProof'`, [id]),
  accountOpen: (id) => db.query('update member set enabled = false where id = $1', [id]),
  accountAge: (id) => db.query(`update member set created_at = now() - interval '23 hours' where id = $1`, [id]),
  accountChange: (id) =>
    db.query(
      `insert into audit_event (at, actor, member_id, subject, command) values (now() - interval '23 hours', 'member:1', $1, 'member:1', 'member.changePassword')`,
      [id],
    ),
  dispute: (id) =>
    db.query(
      `insert into payment_claim (kind, provider, reference, deposit_id, member_id, state, waiting_since)
       values ('refund', 'stripe', 'r' || $1::bigint, 1, $1::bigint, 'differing', now())`,
      [id],
    ),
  debt: (id) =>
    db.query(
      `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, pays, shortfall, request_hash, ask_at)
       values ($1::bigint, 'STRIPE', 'stripe', 'owes' || $1::bigint, 2500, 'USD', 'charged_back', 2500, 100, '', null)`,
      [id],
    ),
  alert: (id) => insertAlert(id),
  case: async (id) => {
    const { rows } = await db.query<{ id: bigint }>(
      `insert into risk_case (title, opened_by) values ('A test', 'anna') returning id`,
    );
    await db.query(`insert into risk_case_member (case_id, member_id, added_by) values ($1, $2, 'anna')`, [
      rows[0]!.id,
      id,
    ]);
  },
  screening: (id) =>
    db.query(
      `insert into screening_hit (member_id, list, reference, entry_name, because) values ($1, 'un', 'r', 'Maria Santos', 'name')`,
      [id],
    ),
  heldWin: (id) =>
    db.query(
      `insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked, won_before, bound, held_at)
       values ($1, 'studio', 't', 'r', 'nocturne', 'USD', 1, 1, 0, 1, now())`,
      [id],
    ),
  bonus: async (id) => {
    const other = await knownMember();
    await db.query(
      `insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id) values ('welcome', '', 'card', '\\x01', '', $1, $2)`,
      [id, other],
    );
  },
  harmCase: (id) =>
    db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 1, 'chasing', '[]', now())`,
      [id],
    ),
};

async function insertAlert(memberId: bigint): Promise<void> {
  await db.query(
    `insert into risk_rule (code, version, kind, parameters, severity, content_hash, saved_by, reason)
     values ('a-test', 1, 'velocity', '{}', 'low', repeat('0', 64), 'anna', 'A test') on conflict do nothing`,
  );
  await db.query(
    `insert into risk_alert (code, version, kind, severity, subject, member_id, window_key, event_at, facts)
     values ('a-test', 1, 'velocity', 'low', 'member:' || $1::bigint, $1::bigint, '1', now(), '{}')`,
    [memberId],
  );
}

describe('a decision', () => {
  it('approves what passes every check, with its audit events, once', async () => {
    const memberId = await knownMember();
    const id = await ask(memberId);
    expect(await judgeCashOuts(deps())).toBe(1);
    expect(await judgementOf(id)).toMatchObject({ approved: true, review: null });
    expect(await statusOf(id)).toBe('passed');
    expect(await judgeCashOuts(deps())).toBe(0);
    const { rows } = await db.query(
      `select command, after -> 'ruleVersion' as version from audit_event where subject = $1 order by id`,
      [`cash-out:${id}`],
    );
    expect(rows).toEqual([
      { command: 'cashOut.judge', version },
      { command: 'cashOut.approve', version: null },
    ]);
    expect(announced).toBe(1);
  });

  it('takes the same 11 statements for a player with one cash-out and with many', async () => {
    await ruleIsOn({ dayCountMost: 100, weekCountMost: 500, weekAmountMost: '5000', dayAmountMost: '5000' });
    const memberId = await knownMember();
    const taken: number[] = [];
    for (const more of [0, 20]) {
      for (let asked = 0; asked < more; asked++) await ask(memberId, 100n);
      while ((await judgeCashOuts(deps())) > 0);
      await ask(memberId, 100n);
      const statements: string[] = [];
      await judgeCashOuts({ ...deps(), db: recording(statements) });
      // The round ends with a look for another one.
      taken.push(statements.slice(0, statements.indexOf('commit') + 1).length);
    }
    expect(taken).toEqual([11, 11]);
  });

  /** The database, which keeps what its transactions ask. */
  function recording(statements: string[]): Database {
    return Object.assign(Object.create(db) as Database, {
      connect: async () => {
        const client = await db.connect();
        return new Proxy(client, {
          get(target, name) {
            const value = Reflect.get(target, name) as unknown;
            if (typeof value !== 'function') return value;
            if (name !== 'query') return value.bind(target) as unknown;
            return (text: string, ...more: unknown[]) => {
              statements.push(text);
              return (value as (...all: unknown[]) => unknown).call(target, text, ...more);
            };
          },
        });
      },
    });
  }

  it.each(Object.keys(obstacles) as PayoutCheck[])('leaves it to operators when the check %s fails', async (check) => {
    const memberId = await knownMember();
    await obstacles[check]!(memberId);
    const id = await ask(memberId);
    await judgeCashOuts(deps());
    // Without a valid document of who it is neither the documents nor the identity stand.
    expect(await failedOf(id)).toEqual(check === 'identity' ? ['identity', 'documents'] : [check]);
    expect(await statusOf(id)).toBe('pending');
    expect(announced).toBe(0);
  });

  it('leaves it to operators above the amounts and counts of a day and a week', async () => {
    const memberId = await knownMember();
    const week = await ask(memberId, 10_000n);
    await db.query(`update cash_out set created_at = now() - interval '30 hours' where id = $1`, [week]);
    await judgeCashOuts(deps());
    const over = await ask(memberId, 10_001n);
    await judgeCashOuts(deps());
    expect(await failedOf(over)).toEqual(['amount']);
    await ask(memberId, 5_000n);
    const day = await ask(memberId, 100n);
    await judgeCashOuts(deps());
    expect(await failedOf(day)).toEqual(['dayAmount']);
    // What was taken back counts no more.
    await changeStatus({ db, announce: async () => undefined }, 'cancel', { id: over, memberId }, 'member:1');
    const fits = await ask(memberId, 100n);
    const often = await ask(memberId, 100n);
    await judgeCashOuts(deps());
    expect([await failedOf(fits), await failedOf(often)]).toEqual([[], ['dayCount']]);
    await db.query(`update cash_out set created_at = created_at - interval '30 hours' where member_id = $1`, [
      memberId,
    ]);
    await ruleIsOn({ weekAmountMost: '150', weekCountMost: 5 });
    const late = await ask(memberId, 100n);
    await judgeCashOuts(deps());
    expect(await failedOf(late)).toEqual(['weekAmount', 'weekCount']);
  });

  it('takes an account that was paid at before under any name, and a new one only in the name of the player', async () => {
    const memberId = await knownMember();
    const foreign = { ...bank, accountName: 'Ann Lee' };
    const first = await ask(memberId, 100n, foreign);
    await judgeCashOuts(deps());
    expect(await failedOf(first)).toEqual(['instrument']);
    await db.query(
      `update cash_out set status = 'completed', approved_hash = content_hash, updated_at = now() where id = $1`,
      [first],
    );
    const again = await ask(memberId, 100n, { ...bank, accountName: 'Lee Ann' });
    await judgeCashOuts(deps());
    expect(await failedOf(again)).toEqual([]);
    await ruleIsOn({ instrument: 'used' });
    const named = await ask(memberId, 100n, { ...bank, accountNumber: '999999' });
    await judgeCashOuts(deps());
    expect(await failedOf(named)).toEqual(['instrument']);
  });

  it('keeps a way out open to whom a break or an exclusion keeps from playing', async () => {
    const memberId = await knownMember();
    await db.query(
      `insert into play_pause (member_id, kind, until, started_by) values ($1, 'exclusion', 'infinity', 'member')`,
      [memberId],
    );
    const id = await ask(memberId);
    await judgeCashOuts(deps());
    expect(await failedOf(id)).toEqual([]);
  });

  it('leaves it to operators where the policy asks for two people, or where one has decided already', async () => {
    await db.query(
      `insert into approval_policy (command, currency, amount_from, set_by, reason) values ('cashOut.approve', 'USD', 5000, 'system:owner', 'a test')`,
    );
    const memberId = await knownMember();
    const [large, small] = [await ask(memberId, 5_000n), await ask(memberId, 4_999n)];
    await judgeCashOuts(deps());
    expect([await failedOf(large), await failedOf(small)]).toEqual([['onePerson'], []]);
    await db.query(
      `insert into approval_policy (command, currency, amount_from, set_by, reason) values ('cashOut.approve', 'USD', null, 'system:owner', 'a test')`,
    );
  });
});

describe('decisions at the same time', () => {
  it('let two applications exceed the velocity once', async () => {
    await ruleIsOn({ dayAmountMost: '100' });
    const memberId = await knownMember();
    const ids = await Promise.all([ask(memberId, 6_000n), ask(memberId, 6_000n)]);
    await Promise.all([judgeCashOuts(deps()), judgeCashOuts(deps()), judgeCashOuts(deps())]);
    const failed = await Promise.all(ids.map(failedOf));
    expect(failed.sort()).toEqual([[], ['dayAmount']]);
  });

  it('count an application that began earlier and was stored later', async () => {
    await ruleIsOn({ dayAmountMost: '100' });
    const memberId = await knownMember();
    const early = await db.connect();
    await early.query('begin');
    const first = await ask(memberId, 6_000n);
    await judgeCashOuts(deps());
    const second = await askIn(early, memberId, 6_000n);
    await early.query('commit');
    early.release();
    await judgeCashOuts(deps());
    expect([await failedOf(first), await failedOf(second)]).toEqual([[], ['dayAmount']]);
  });

  it('wait for a dispute that is being noted under the lock of the member, and see it', async () => {
    const memberId = await knownMember();
    const id = await ask(memberId);
    const other = await db.connect();
    await other.query('begin');
    await lockMemberForCashOut(other, memberId);
    const deciding = judgeCashOuts(deps());
    await waitsForLock();
    await obstacles.dispute!(memberId);
    await other.query('commit');
    other.release();
    await deciding;
    expect(await failedOf(id)).toEqual(['dispute']);
  });

  it('end before the rules are switched off, and none follows', async () => {
    const member = [await knownMember(), await knownMember()];
    const deciding = await db.connect();
    await deciding.query('begin');
    await lockRulesAsTheyAre(deciding);
    const stopping = switchTo(
      { db },
      { name: 'anna' },
      'off',
      { currency: null, version: null, contentHash: 'all' },
      'Stop',
    );
    await waitsForLock();
    expect(await runningRules(db)).toHaveLength(1);
    await deciding.query('commit');
    deciding.release();
    expect(await stopping).toMatchObject({ ok: true });
    const ids = await Promise.all(member.map((one) => ask(one)));
    expect(await judgeCashOuts(deps())).toBe(0);
    await ruleIsOn();
    // What was asked for while it was off stays with the operators.
    expect(await judgeCashOuts(deps())).toBe(0);
    expect(await Promise.all(ids.map(judgementOf))).toEqual([undefined, undefined]);
    for (const id of ids) expect(await statusOf(id)).toBe('pending');
  });

  it('are made once when the process is killed before its commit', async () => {
    const id = await ask(await knownMember());
    const killed = { ...deps(), announce: () => Promise.reject(new Error('killed')) };
    await expect(judgeCashOuts(killed)).rejects.toThrow('killed');
    expect([await judgementOf(id), await statusOf(id)]).toEqual([undefined, 'pending']);
    await judgeCashOuts(deps());
    expect(await statusOf(id)).toBe('passed');
    expect(announced).toBe(1);
    expect(await verifyBooks(db)).toMatchObject({ ok: true });
  });

  /** Until a session waits for another one's advisory lock. */
  async function waitsForLock(): Promise<void> {
    for (;;) {
      const { rows } = await db.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      if (rows.length > 0) return;
      await new Promise((done) => setTimeout(done, 10));
    }
  }
});

describe('the sample', () => {
  it('is drawn by the random source against the percentage of the rule', async () => {
    await ruleIsOn({ samplePercent: 25 });
    const random = randomFrom(7);
    const drawn = Array.from({ length: 12 }, () => random.below(1_000) / 1_000);
    const ids: bigint[] = [];
    for (const _ of drawn) ids.push(await ask(await knownMember(), 100n));
    let at = 0;
    await judgeCashOuts(deps(() => drawn[at++]!));
    const reviews = await Promise.all(ids.map(async (id) => (await judgementOf(id))!.review));
    expect(reviews).toEqual(drawn.map((value) => (value * 100 < 25 ? 'waiting' : null)));
    expect(at).toBe(12);
  });
});

describe('a trial', () => {
  it('says of every cash-out what the live decision said', async () => {
    const { rows: before } = await db.query<{ id: bigint }>('select max(id) as id from cash_out');
    await ruleIsOn();
    for (const check of Object.keys(obstacles) as PayoutCheck[]) {
      const memberId = await knownMember();
      await ask(memberId, 100n);
      await obstacles[check]!(memberId);
      await ask(memberId, 9_000n);
      await ask(memberId, 9_000n);
    }
    while ((await judgeCashOuts(deps())) > 0);
    const [rule] = await runningRules(db);
    const stretch = {
      currency: 'USD' as const,
      from: new Date(0),
      until: new Date(Date.now() + 1_000),
      changeHours: 24,
    };
    const facts = await readPastFacts(db, stretch, 10_000);
    let compared = 0;
    for (const fact of facts.filter(({ id }) => id > before[0]!.id)) {
      const live = await judgementOf(fact.id);
      // The obstacle came between the first application and its decision: what had a history by then is judged as it was.
      const tried = judge(rule!, fact, isSameName);
      if (fact.weekCount > 1) {
        expect(tried.checks.filter(({ passed }) => !passed).map(({ check }) => check)).toEqual(await failedOf(fact.id));
        expect(tried.approved).toBe(live!.approved);
        compared++;
      }
    }
    expect(compared).toBe(2 * Object.keys(obstacles).length);
  });

  it('counts what operators rejected and what was disputed later, and changes nothing but its own row', async () => {
    const memberId = await knownMember();
    const ids = [await ask(memberId, 1_000n), await ask(memberId, 2_000n)];
    const move = (id: bigint) =>
      changeStatus({ db, announce: async () => undefined }, 'reject', { id, memberId }, 'operator:anna', {
        reason: 'No',
      });
    await move(ids[0]!);
    await db.query(
      `insert into payment_claim (kind, provider, reference, deposit_id, member_id, state, waiting_since)
       values ('dispute', 'stripe', 'late' || $1::bigint, 1, $1::bigint, 'received', now())`,
      [memberId],
    );
    // A player whose data was erased since: no account, no documents.
    const erased = await knownMember();
    await ask(erased, 500n);
    await db.query('select cash_out_erase($1, true)', [erased]);
    await db.query(`update cash_out set created_at = created_at - interval '200 days' where member_id <> all ($1)`, [
      [memberId, erased],
    ]);
    const tried = await tryRule({ db, isSameName }, { name: 'anna' }, { currency: 'USD', version, days: 30 });
    expect(tried).toMatchObject({
      ok: true,
      data: {
        ...{ cashOuts: 3, amount: 35, more: false, automatic: 2, automaticAmount: 30 },
        ...{
          refused: 1,
          refusedAmount: 10,
          disputed: 2,
          disputedAmount: 30,
          failed: [{ check: 'instrument', count: 1 }],
        },
      },
    });
    expect(await judgementOf(ids[1]!)).toBeUndefined();
  });
});

import { errorCodes } from '@fairhouse/contract';
import { connect } from '@fairhouse/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { casinoSchema } from '../../schema.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { claimRow } from './claim-row.ts';
import { decideRows } from './decide-rows.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { staffByName } from './staff.store.ts';

let casino: MoneyCasino;
let member: TestMember;
const keys: Record<string, string> = {};

beforeAll(async () => {
  casino = await startMoneyCasino();
  keys.anna = await casino.addOperator('anna');
  keys.ben = await casino.addOperator('ben');
  keys.vic = await casino.addOperator('vic', ['support']);
  keys.polly = await casino.addOperator('polly', ['compliance']);
});
afterAll(() => casino.close());

// A month has room for few cash-outs, so everybody has a player of their own.
beforeEach(async () => {
  member = await casino.api.join();
  await casino.payIn(member, 500);
});

const desk = (path: string, body: object = {}, name = 'anna') => casino.api.post(`/operator/${path}`, body, keys[name]);
const queue = (path: string, body: object = {}, name = 'anna') =>
  desk(`queue/${path}`, { queue: 'cashOuts', ...body }, name);

async function cashOut(amount = 25, more: object = {}): Promise<number> {
  const proofs = await casino.proofs(member);
  const body = { amount, paymentMethod: 'PAYPAL', email: 'maria@example.com', ...proofs, ...more };
  const applied = await casino.api.post('/sys/withdraw/apply', body, member.token);
  if (applied.error !== 0) throw new Error(applied.message);
  return applied.data.id;
}

async function cashOuts(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push(await cashOut(25 + n));
  return ids;
}

const mine = () => ({ filter: { memberId: Number(member.id) } });
const list = async (body: object = {}, name = 'anna') => (await queue('list', { ...mine(), ...body }, name)).data;
const get = async (id: number, name = 'anna') => (await queue('get', { id }, name)).data;
const hashOf = async (id: number) => (await get(id)).contentHash as string;

async function decide(ids: number[], decision = 'approve', more: object = {}, name = 'anna') {
  const rows = await Promise.all(ids.map(async (id) => ({ id, contentHash: await hashOf(id) })));
  return queue('decide', { decision, rows, ...more }, name);
}

const statusOf = async (id: number) =>
  (await casino.api.db.query<{ status: string }>('select status from cash_out where id = $1', [id])).rows[0]!.status;
const decisionOn = async (id: number) =>
  (
    await casino.api.db.query<{ state: string; outcome: string | null }>(
      `select state, outcome from queue_decision where queue = 'cashOuts' and row_id = $1 order by id desc limit 1`,
      [id],
    )
  ).rows[0]!;

/** Their moment comes now. */
async function carryOut(...ids: number[]): Promise<void> {
  await casino.api.db.query(`update queue_decision set ask_at = now() where state = 'waiting' and row_id = any($1)`, [
    ids,
  ]);
  await until(async () => (await Promise.all(ids.map(decisionOn))).every(({ state }) => state !== 'waiting'));
}

describe('the list of a queue', () => {
  it('continues from page to page by age, with totals over the very same filter', async () => {
    const ids = await cashOuts(5);
    const first = await list({ pageSize: 2 });
    const second = await list({ pageSize: 2, cursor: first.next });
    const third = await list({ pageSize: 2, cursor: second.next });
    expect([first, second, third].flatMap(({ rows }) => rows.map((row: { id: number }) => row.id))).toEqual(ids);
    expect([second.totals, third.totals, third.next]).toEqual([null, null, null]);
    expect(first.totals).toMatchObject({
      count: 5,
      amber: 0,
      red: 0,
      amounts: [{ currency: 'USD', count: 5, amount: 135 }],
    });
    expect(first.totals.oldest).toBe(first.rows[0].waitingSince);
    expect(first.rows[0]).toMatchObject({
      memberId: Number(member.id),
      username: member.username,
      currency: 'USD',
      amount: 25,
      kind: 'PAYPAL',
      age: 'ok',
      claim: null,
      notes: 0,
      decision: null,
      may: { claim: true, takeBack: false, decide: ['approve', 'reject', 'ask'] },
    });
  });

  it('is sorted by amount within a currency, and filtered as the totals are', async () => {
    await cashOuts(4);
    const filter = { ...mine().filter, currency: ['USD'], amountFrom: 26, amountTo: 27 };
    const { rows, totals } = await list({ filter, sort: 'amount', direction: 'desc', pageSize: 1 });
    expect(rows.map((row: { amount: number }) => row.amount)).toEqual([27]);
    expect(totals).toMatchObject({ count: 2, amounts: [{ amount: 53 }] });
  });

  it('is sorted by player and by kind, page by page, in both directions', async () => {
    const [first, other] = [member, await casino.api.join()];
    await casino.payIn(other, 100);
    const ids = new Set(await cashOuts(2));
    member = other;
    ids.add(await cashOut(25, { paymentMethod: 'PAYID', accountNumber: 'maria@example.com' }));
    const walk = async (sort: string, direction: string, of: 'username' | 'kind') => {
      const found: { id: number; username: string; kind: string }[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await queue('list', { sort, direction, cursor, pageSize: 1 });
        found.push(...data.rows);
        cursor = data.next ?? undefined;
      } while (cursor !== undefined);
      return found.filter(({ id }) => ids.has(id)).map((row) => row[of]);
    };
    const players = [first.username, first.username, other.username].sort();
    expect(await walk('player', 'asc', 'username')).toEqual(players);
    expect(await walk('player', 'desc', 'username')).toEqual(players.toReversed());
    expect(await walk('kind', 'asc', 'kind')).toEqual(['PAYID', 'PAYPAL', 'PAYPAL']);
  });

  it('tells amber from red by the targets', async () => {
    const [old, older] = (await cashOuts(3)) as [number, number];
    const age = (id: number, hours: number) =>
      casino.api.db.query('update cash_out set created_at = now() - make_interval(hours => $2) where id = $1', [
        id,
        hours,
      ]);
    await age(old, 13);
    await age(older, 25);
    const { rows, totals } = await list();
    expect(rows.map((row: { age: string }) => row.age)).toEqual(['red', 'amber', 'ok']);
    expect(totals).toMatchObject({ count: 3, amber: 1, red: 1 });
    const red = await list({ filter: { ...mine().filter, age: ['red'] } });
    expect(red).toMatchObject({ rows: [{ id: older }], totals: { count: 1 } });
  });

  it.each([
    [{ filter: { whatever: 1 } }],
    [{ filter: { amountFrom: 5 } }],
    [{ sort: 'amount' }],
    [{ sort: 'provider' }],
    [{ queue: 'contacts', sort: 'amount' }],
    [{ filter: { provider: ['stripe'] } }],
    [{ cursor: 'bm90aGluZw' }],
    [{ queue: 'documents', filter: { currency: ['USD'] } }],
    [{ queue: 'nothing' }],
  ])('refuses %j', async (body) => {
    expect((await queue('list', body)).error).toBe(errorCodes.invalidField);
  });

  it('of every queue answers, and the summary names them with what they take', async () => {
    const { data } = await desk('queue/summary');
    const names = data.map((one: { queue: string }) => one.queue);
    expect(names).toEqual([
      'cashOuts',
      'payouts',
      'payoutReviews',
      'deposits',
      'disputes',
      'documents',
      'corrections',
      'funds',
      'heldWins',
      'affiliateStatements',
      'invitations',
      'contacts',
      'chatReports',
      'alerts',
      'harmCases',
      'approvals',
    ]);
    for (const name of names) expect([name, (await queue('list', { queue: name })).error]).toEqual([name, 0]);
    expect(data[0]).toMatchObject({
      kinds: expect.arrayContaining(['PAYPAL']),
      decisions: [{ name: 'approve', reason: 'none', bulk: true }, { name: 'reject', toMember: true }, { name: 'ask' }],
    });
  });

  it('is for those who hold its permission alone', async () => {
    const id = await cashOut();
    expect((await queue('list', { queue: 'heldWins' }, 'vic')).error).toBe(errorCodes.notPermitted);
    expect((await get(id, 'vic')).may.decide).toEqual([]);
    expect((await decide([id], 'approve', {}, 'vic')).error).toBe(errorCodes.notPermitted);
    expect((await queue('claim', { queue: 'invitations', id }, 'polly')).error).toBe(errorCodes.noSuchThing);
    const shown = (await desk('queue/summary', {}, 'vic')).data.map((one: { queue: string }) => one.queue);
    expect(shown).not.toContain('heldWins');
    expect(shown).not.toContain('approvals');
  });
});

describe('a claim', () => {
  it('keeps others away until it is given back or ends', async () => {
    const id = await cashOut();
    expect((await queue('claim', { id })).data).toMatchObject({ claim: { by: 'anna' }, may: { release: true } });
    expect((await queue('claim', { id }, 'ben')).error).toBe(errorCodes.alreadyClaimed);
    expect((await decide([id], 'approve', {}, 'ben')).data.outcomes[0].error).toBe(errorCodes.alreadyClaimed);
    expect((await get(id, 'ben')).may).toMatchObject({ claim: false, snooze: false, decide: [] });
    expect((await queue('release', { ids: [id] }, 'ben')).data.outcomes[0].error).toBe(errorCodes.alreadyClaimed);
    expect((await queue('release', { ids: [id] })).data.outcomes[0]).toMatchObject({ error: 0, row: { claim: null } });
    expect((await queue('claim', { id }, 'ben')).error).toBe(0);
    await casino.api.db.query(`update queue_row set claimed_until = now() where queue = 'cashOuts' and row_id = $1`, [
      id,
    ]);
    expect((await queue('claim', { id })).data.claim.by).toBe('anna');
  });

  it('on the next passes by what is held, asleep, or somebody else’s', async () => {
    const ids = await cashOuts(5);
    await queue('claim', { id: ids[0] }, 'ben');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await queue('snooze', { ids: [ids[1]], until, reason: 'Documents tomorrow' });
    await queue('assign', { ids: [ids[2]], to: 'ben' }, 'ben');
    const next = (name = 'anna', more: object = {}) => queue('next', { ...mine(), ...more }, name);
    expect((await next()).data.id).toBe(ids[3]);
    expect((await next('ben')).data.id).toBe(ids[2]);
    expect((await next()).data.id).toBe(ids[4]);
    expect((await next()).data).toBeNull();
    expect((await list({ filter: { ...mine().filter, whose: 'mine' } }, 'ben')).totals.count).toBe(2);
    expect((await list({ filter: { ...mine().filter, hold: 'snoozed' } })).rows).toMatchObject([
      { id: ids[1], snoozeReason: 'Documents tomorrow', may: { wake: true } },
    ]);
    await queue('wake', { ids: [ids[1]] });
    expect((await next()).data.id).toBe(ids[1]);
  });

  it('256 at once: one has the row, and one decision is made', async () => {
    const id = BigInt(await cashOut());
    const { rows } = await casino.api.db.query<{ name: string }>('select current_database() as name');
    const url = new URL(process.env.FAIRHOUSE_TEST_PG_URL!);
    url.pathname = `/${rows[0]!.name}`;
    const pools = [1, 2].map(() => connect({ url: url.toString(), schema: casinoSchema, connections: 6 }));
    const deps = pools.map(
      (db) =>
        ({
          db,
          settingOf: async () => ({ amberMinutes: 1, redMinutes: 2, delaySeconds: 60 }),
          commands: {},
          cashOutObstacles: async () => new Map(),
          log: { warn() {} },
        }) as unknown as QueuesDeps,
    );
    const anna = (await staffByName(casino.api.db, 'anna'))!;
    const crowd = Array.from({ length: 256 }, (_, n) => ({ ...anna, id: BigInt(1_000 + n), name: `somebody-${n}` }));
    const claims = await Promise.all(crowd.map((person, n) => claimRow(deps[n % 2]!, person, 'cashOuts', id)));
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
    await casino.api.db.query('delete from queue_row where row_id = $1', [id]);
    const decided = await Promise.all(
      crowd.map(async (person, n) =>
        decideRows(
          deps[n % 2]!,
          person,
          {
            queue: 'cashOuts',
            decision: n % 3 === 0 ? 'reject' : 'approve',
            reason: 'A test',
            values: {},
            rows: [{ id: Number(id), contentHash: await hashOf(Number(id)) }],
          } as never,
          'en',
        ),
      ),
    );
    const errors = decided.map((one) => (one.ok ? one.data.outcomes[0]!.error : -1));
    expect(errors.filter((error) => error === 0)).toHaveLength(1);
    expect(new Set(errors.filter((error) => error !== 0))).toEqual(
      new Set(errors.filter((error) => error === errorCodes.alreadyClaimed || error === errorCodes.decisionWaits)),
    );
    const made = await casino.api.db.query('select from queue_decision where row_id = $1', [id]);
    expect(made.rowCount).toBe(1);
    await Promise.all(pools.map((pool) => pool.end()));
  });
});

describe('what else is done with rows', () => {
  it('assigning to somebody else takes a permission, and somebody who may see the queue', async () => {
    const id = await cashOut();
    const assign = async (to: string, name = 'anna') => queue('assign', { ids: [id], to }, name);
    expect((await assign('ben')).data.outcomes[0].error).toBe(errorCodes.notPermitted);
    expect((await assign('anna')).data.outcomes[0]).toMatchObject({ error: 0, row: { assignedTo: 'anna' } });
    expect((await assign('anna', 'ben')).data.outcomes[0].error).toBe(errorCodes.notPermitted);
    expect((await assign('nobody')).error).toBe(errorCodes.noSuchThing);
    expect((await assign('')).data.outcomes[0].row.assignedTo).toBeNull();
  });

  it('escalated rows are free for the role, with the reason', async () => {
    const id = await cashOut();
    await queue('claim', { id });
    const escalate = (body: object) => queue('escalate', { ids: [id], to: 'risk', reason: 'Looks odd', ...body });
    expect((await escalate({ to: 'janitor' })).error).toBe(errorCodes.invalidField);
    expect((await escalate({ reason: ' ' })).error).toBe(errorCodes.missingField);
    expect((await escalate({})).data.outcomes[0].row).toMatchObject({
      claim: null,
      escalated: { to: 'risk', by: 'anna', reason: 'Looks odd' },
    });
    expect((await list({ filter: { ...mine().filter, whose: 'escalated' } })).rows).toHaveLength(1);
  });

  it('notes are added and read, and sleep has bounds', async () => {
    const id = await cashOut();
    expect((await queue('note', { id, text: '' })).error).toBe(errorCodes.missingField);
    await queue('note', { id, text: 'Called him' });
    expect((await queue('note', { id, text: 'He called back' }, 'ben')).data).toMatchObject([
      { by: 'anna', text: 'Called him' },
      { by: 'ben', text: 'He called back' },
    ]);
    expect((await get(id)).notes).toBe(2);
    const far = new Date(Date.now() + 40 * 86_400_000).toISOString();
    for (const until of [far, '2020-01-01T00:00:00Z']) {
      expect((await queue('snooze', { ids: [id], until, reason: 'x' })).error).toBe(errorCodes.invalidField);
    }
  });
});

describe('a decision', () => {
  it('waits for its moment, can be taken back until then by its maker alone, and is carried out once', async () => {
    const id = await cashOut();
    const before = Date.now();
    const made = await decide([id]);
    expect(made.data.outcomes).toMatchObject([
      {
        id,
        error: 0,
        row: { decision: { what: 'approve', by: 'anna', state: 'waiting' }, may: { takeBack: true, decide: [] } },
      },
    ]);
    const takesEffectAt = Date.parse(made.data.outcomes[0].row.decision.effectiveTime);
    expect(takesEffectAt).toBeGreaterThanOrEqual(before + 20_000);
    expect(takesEffectAt).toBeLessThanOrEqual(Date.now() + 20_000);
    expect((await list()).rows).toEqual([]);
    expect((await list({ filter: { ...mine().filter, hold: 'decided' } })).rows).toHaveLength(1);
    expect((await decide([id], 'reject', { reason: 'No' })).data.outcomes[0].error).toBe(errorCodes.decisionWaits);
    expect((await queue('takeBack', { ids: [id] }, 'ben')).data.outcomes[0].error).toBe(errorCodes.notPermitted);
    expect((await queue('takeBack', { ids: [id] })).data.outcomes[0]).toMatchObject({
      error: 0,
      row: { decision: null },
    });
    expect(await statusOf(id)).toBe('pending');

    await decide([id]);
    await carryOut(id);
    expect(await decisionOn(id)).toEqual({ state: 'done', outcome: null });
    await until(async () => (await statusOf(id)) === 'completed');
    expect((await queue('takeBack', { ids: [id] })).data.outcomes[0].error).toBe(errorCodes.noSuchThing);
    const { rows } = await casino.api.db.query<{ actor: string }>(
      `select actor from audit_event where subject = $1 and command = 'cashOut.approve'`,
      [`cash-out:${id}`],
    );
    expect(rows).toEqual([{ actor: 'operator:anna' }]);
  });

  it('is bound to what was looked at, also when it is carried out', async () => {
    const id = await cashOut();
    const wrong = { decision: 'approve', rows: [{ id, contentHash: '0'.repeat(64) }] };
    expect((await queue('decide', wrong)).data.outcomes[0].error).toBe(errorCodes.contentChanged);
    await decide([id]);
    await casino.api.db.query(`update cash_out set content_hash = repeat('c', 64) where id = $1`, [id]);
    await carryOut(id);
    expect(await statusOf(id)).toBe('pending');
    expect(await get(id)).toMatchObject({
      claim: null,
      decision: { state: 'refused', outcome: expect.stringContaining('changed since') },
      may: { claim: true },
    });
  });

  it('comes to nothing when the player was quicker', async () => {
    const id = await cashOut();
    await decide([id]);
    expect((await casino.api.post('/sys/withdraw/cancel', { id }, member.token)).error).toBe(0);
    await carryOut(id);
    expect(await decisionOn(id)).toMatchObject({ state: 'refused', outcome: expect.stringContaining('not waiting') });
    expect(await statusOf(id)).toBe('canceled');
    // The row has left the queue; the person who decided still reads the outcome.
    expect((await queue('get', { id })).error).toBe(errorCodes.noSuchThing);
    expect((await queue('outcome', { id })).data).toEqual({
      what: 'approve',
      state: 'refused',
      outcome: expect.stringContaining('not waiting'),
    });
    expect((await queue('outcome', { id }, 'ben')).data).toBeNull();
  });

  it('that was carried out by a process that died then is done, not refused', async () => {
    const id = await cashOut();
    await decide([id]);
    const { db } = casino.api;
    await db.query(
      `update queue_decision set tries = 1, ask_at = now() + interval '1 hour' where row_id = $1 and state = 'waiting'`,
      [id],
    );
    await db.query('alter table queue_decision disable trigger queue_decision_check');
    await db.query(`update queue_decision set effective_at = now() where row_id = $1 and state = 'waiting'`, [id]);
    await db.query('alter table queue_decision enable trigger queue_decision_check');
    expect((await desk('cashOut/approve', { id, contentHash: await hashOf(id) })).error).toBe(0);
    await carryOut(id);
    expect(await decisionOn(id)).toEqual({ state: 'done', outcome: null });
  });

  it('about many rows has an outcome for every one', async () => {
    const ids = await cashOuts(3);
    await queue('claim', { id: ids[1] }, 'ben');
    const rows = await Promise.all(ids.map(async (id) => ({ id, contentHash: await hashOf(id) })));
    rows[2]!.contentHash = '0'.repeat(64);
    const { data } = await queue('decide', {
      decision: 'approve',
      rows: [...rows, { id: 999_999, contentHash: '0'.repeat(64) }],
    });
    expect(data.outcomes.map(({ id, error }: { id: number; error: number }) => [id, error])).toEqual([
      [ids[0], 0],
      [ids[1], errorCodes.alreadyClaimed],
      [ids[2], errorCodes.contentChanged],
      [999_999, errorCodes.noSuchThing],
    ]);
    expect(data.outcomes[1].message).toContain('ben');
    await queue('takeBack', { ids: [ids[0]] });
  });

  it('gives the player the reason of a template in the player’s language', async () => {
    const id = await cashOut();
    await casino.api.db.query(`update member set language = 'fil' where id = $1`, [member.id]);
    const { data: templates } = await desk('queue/templates', { queue: 'cashOuts' });
    const template = templates.find((one: { decision: string }) => one.decision === 'reject');
    expect((await decide([id], 'reject')).error).toBe(errorCodes.missingField);
    expect((await decide([id], 'reject', { template: 'nothing' })).error).toBe(errorCodes.noSuchThing);
    await decide([id], 'reject', { template: template.code });
    await carryOut(id);
    expect(await statusOf(id)).toBe('rejected');
    const found = await casino.api.post('/sys/withdraw/find', { id }, member.token);
    expect(found.data.reason).toBe(template.filipino);
  });

  it('to ask writes to the player in both languages, once, and lets the row sleep', async () => {
    const id = await cashOut();
    await decide([id], 'ask', { template: 'cashOutAskAddress' });
    await carryOut(id);
    expect(await get(id)).toMatchObject({ snoozedUntil: expect.any(String), decision: null });
    const { rows } = await casino.api.db.query<{ details: { en: string; fil: string } }>(
      `select details from news where member_id = $1 and kind = 'casino'`,
      [member.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.details.en).toContain('address document');
    expect(rows[0]!.details.fil).toContain('tirahan');
  });

  it('is not carried out for somebody whose right was taken meanwhile', async () => {
    keys.carl = await casino.addOperator('carl', ['cashier']);
    const id = await cashOut();
    await decide([id], 'approve', {}, 'carl');
    await casino.api.db.query(
      `update staff_role set revoked_by = 'a test', revoked_at = now() from staff s
       where s.id = staff_id and s.name = 'carl'`,
    );
    await carryOut(id);
    expect(await decisionOn(id)).toMatchObject({
      state: 'refused',
      outcome: expect.stringContaining('You are not permitted to do this.'),
    });
    expect(await statusOf(id)).toBe('pending');
  });

  it.each([
    ['decision', { decision: 'destroy' }, errorCodes.invalidField],
    ['values', { values: { more: '1' } }, errorCodes.invalidField],
  ])('with an unknown %s is refused', async (_, more, error) => {
    expect((await decide([await cashOut()], 'approve', more)).error).toBe(error);
  });
});

describe('the other queues', () => {
  /** Decides about the one row of this member's that waits there, and carries it out. */
  async function decideIn(name: string, decision: string, more: object = {}) {
    const { data } = await queue('list', { queue: name, ...mine() });
    expect(data.rows).toHaveLength(1);
    const [{ id, contentHash }] = data.rows;
    const made = await queue('decide', { queue: name, decision, rows: [{ id, contentHash }], ...more });
    expect(made.error).toBe(0);
    expect(made.data.outcomes[0].error).toBe(0);
    const of = `state = 'waiting' and queue = $1 and row_id = $2`;
    await casino.api.db.query(`update queue_decision set ask_at = now() where ${of}`, [name, id]);
    await until(
      async () => (await casino.api.db.query(`select from queue_decision where ${of}`, [name, id])).rowCount === 0,
    );
    expect((await queue('list', { queue: name, ...mine() })).data.rows).toEqual([]);
    return (
      await casino.api.db.query('select state, outcome from queue_decision where queue = $1 and row_id = $2', [
        name,
        id,
      ])
    ).rows[0];
  }
  const done = { state: 'done', outcome: null };
  const one = async (sql: string) => (await casino.api.db.query(sql, [member.id])).rows[0];

  it('documents are refused with what the player reads', async () => {
    const { idcardProofId } = await casino.proofs(member);
    await casino.api.db.query(
      `insert into member_document (member_id, kind, file_ids) values ($1, 'idcardProof', array[$2::bigint])`,
      [member.id, idcardProofId],
    );
    expect(await decideIn('documents', 'refuse', { template: 'documentExpired' })).toEqual(done);
    expect(await one('select status, decided_by, reason from member_document where member_id = $1')).toEqual({
      status: 'refused',
      decided_by: 'anna',
      reason: 'The document has expired. Please send one that is valid.',
    });
  });

  it('messages are closed', async () => {
    await casino.api.db.query(
      `insert into contact (member_id, name, username, email, phone, topic, message, language)
       values ($1, 'A', 'a', 'a@example.com', '', 'Deposit', 'Hello', 'en')`,
      [member.id],
    );
    expect(await decideIn('contacts', 'close', { reason: 'Called back' })).toEqual(done);
    expect(await one('select closed_by, note from contact where member_id = $1')).toEqual({
      closed_by: 'anna',
      note: 'Called back',
    });
  });

  it('deposits in review are credited with what came', async () => {
    const { orderId } = await casino.order(member, 30);
    await casino.api.db.query(`update deposit_attempt set state = 'review', review_reason = 'a test' where id = $1`, [
      orderId,
    ]);
    expect(await decideIn('deposits', 'credit', { reason: 'The bank shows it', values: { amount: '12.5' } })).toEqual(
      done,
    );
    expect((await casino.book(member)).cash).toBe(51_250n);
  });

  it('payouts that need a person are marked as paid', async () => {
    const id = await cashOut();
    await casino.api.db.query(
      `update cash_out set status = 'passed', approved_hash = content_hash, review = 'a test' where id = $1`,
      [id],
    );
    const missing = { queue: 'payouts', decision: 'markPaid', rows: [{ id, contentHash: '0'.repeat(64) }] };
    expect((await queue('decide', missing)).error).toBe(errorCodes.missingField);
    // Filtered by its provider, which the summary names.
    await casino.api.db.query(`update cash_out set provider = 'stripe' where id = $1`, [id]);
    const of = async (provider: string) =>
      (await queue('list', { queue: 'payouts', sort: 'provider', filter: { ...mine().filter, provider: [provider] } }))
        .data.rows;
    expect(await of('paypal')).toEqual([]);
    expect(await of('stripe')).toMatchObject([{ id, provider: 'stripe' }]);
    const { data: summaries } = await desk('queue/summary');
    const payouts = summaries.find((one: { queue: string }) => one.queue === 'payouts');
    expect(payouts.providers).toContain('stripe');
    expect(payouts.sorts).toEqual(['waitingSince', 'player', 'kind', 'amount', 'provider']);
    expect(await decideIn('payouts', 'markPaid', { values: { reference: 'wire 7' } })).toEqual(done);
    expect(await statusOf(id)).toBe('completed');
  });

  it('invitations that are held are refused', async () => {
    const invited = await casino.api.join();
    await casino.api.db.query(`insert into invitation (inviter_id, member_id, status) values ($1, $2, 'held')`, [
      member.id,
      invited.id,
    ]);
    expect(await decideIn('invitations', 'refuse', { template: 'invitationSamePerson' })).toEqual(done);
    expect(await one('select status, decided_by from invitation where inviter_id = $1')).toEqual({
      status: 'refused',
      decided_by: 'anna',
    });
  });
});

describe('one’s own affair', () => {
  it('is passed by, and never decided, by nobody and no statement', async () => {
    keys.dora = await casino.addOperator('dora');
    const { db } = casino.api;
    await db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'dora'`,
      [member.id],
    );
    const id = await cashOut();
    expect((await queue('next', mine(), 'dora')).data).toBeNull();
    expect((await queue('claim', { id }, 'dora')).error).toBe(errorCodes.ownAffair);
    expect((await decide([id], 'approve', {}, 'dora')).data.outcomes[0].error).toBe(errorCodes.ownAffair);
    const byHand = db.query(
      `insert into queue_decision (queue, row_id, subject, member_id, what, content_hash, given, made_by, maker, effective_at,
         ask_at)
       select 'cashOuts', $1, 'cash-out:1', $2, 'approve', 'x', '{}', id, name, now(), now() from staff where name = 'dora'`,
      [id, member.id],
    );
    await expect(byHand).rejects.toMatchObject({ constraint: 'queue_decision_own_affair' });
    expect((await queue('release', { ids: [id] }, 'dora')).data.outcomes[0].error).toBe(errorCodes.ownAffair);
  });

  it('is not carried out when the decider was linked to the member after the decision', async () => {
    const id = await cashOut();
    keys.ella = await casino.addOperator('ella');
    await decide([id], 'approve', {}, 'ella');
    await casino.api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'ella'`,
      [member.id],
    );
    await carryOut(id);
    expect(await statusOf(id)).toBe('pending');
    expect(await decisionOn(id)).toMatchObject({ state: 'refused', outcome: expect.stringContaining('as a player') });
  });
});

describe('above the amount of the policy', () => {
  it('the first decision makes an approval, which waits for others than its maker in a queue of its own', async () => {
    await casino.payIn(member, 2_000);
    const id = await cashOut(2_000);
    await decide([id]);
    await carryOut(id);
    expect(await statusOf(id)).toBe('pending');
    expect(await get(id)).toMatchObject({ approval: expect.any(Number), may: { decide: [] } });
    expect((await list()).rows).toEqual([]);
    const waiting = async (name: string) => (await queue('list', { queue: 'approvals', ...mine() }, name)).data.rows;
    expect(await waiting('anna')).toEqual([]);
    const [row] = await waiting('ben');
    expect(row).toMatchObject({ kind: 'cashOut.approve', amount: 2_000, may: { decide: ['approve', 'refuse'] } });
    const body = { queue: 'approvals', decision: 'approve', rows: [{ id: row.id, contentHash: row.contentHash }] };
    expect((await queue('decide', body, 'anna')).data.outcomes[0].error).toBe(errorCodes.ownAffair);
    expect((await queue('decide', body, 'ben')).data.outcomes[0].error).toBe(0);
    await casino.api.db.query(
      `update queue_decision set ask_at = now() where state = 'waiting' and queue = 'approvals'`,
    );
    await until(async () => (await statusOf(id)) === 'completed');
    const { data } = await desk('cashOut/get', { id });
    expect(data).toMatchObject({ checkedBy: 'anna', decidedBy: 'ben' });
  });
});

describe('a cash-out whose player owes a deposit', () => {
  it('cannot be approved: it says why, and the decision is refused at once instead of after the undo window', async () => {
    const id = await cashOut();
    const owe = (minor: number) =>
      casino.api.db.query('update deposit_attempt set shortfall = $2 where member_id = $1', [member.id, minor]);
    await owe(500);
    const row = await get(id);
    expect(row.obstacle).toBe('owesDeposit');
    expect(row.may.decide).toEqual(['reject', 'ask']);
    const { data } = await decide([id]);
    expect(data.outcomes[0]).toMatchObject({ id, error: errorCodes.wrongState });
    expect(data.outcomes[0].message).toContain('owes a deposit');
    expect((await casino.api.db.query('select from queue_decision where row_id = $1', [id])).rowCount).toBe(0);
    await owe(0);
    expect((await get(id)).obstacle).toBeNull();
    expect((await get(id)).may.decide).toContain('approve');
  });
});

describe('an export of a queue', () => {
  const save = async (body: object, name: string) =>
    fetch(`${casino.api.deskUrl}/api/operator/queue/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: keys[name]! },
      body: JSON.stringify({ queue: 'cashOuts', ...body }),
    });

  it('has the rows of the filter, is recorded, and is refused to those who may not export', async () => {
    const id = await cashOut(31);
    const lines = (await (await save(mine(), 'anna')).text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${id},${member.id},${member.username},USD,31.00,PAYPAL,,`);
    const abroad = { filter: { memberId: Number(member.id), country: ['AQ'] } };
    expect((await (await save(abroad, 'anna')).text()).trim().split('\r\n')).toHaveLength(1);
    const { rows } = await casino.api.db.query<{ after: object }>(
      `select after from audit_event where command = 'queue.export' and actor = 'operator:anna' order by id`,
    );
    expect(rows[0]!.after).toMatchObject({ memberId: Number(member.id), rows: 1 });
    expect(await (await save(mine(), 'vic')).json()).toMatchObject({ error: errorCodes.notPermitted });
  });
});

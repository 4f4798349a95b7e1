import { postWithin, verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../http/result.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { countGroup } from './group/count-group.ts';
import type { GroupsDeps } from './groups.deps.ts';
import { reachMember } from './sending/reach-member.ts';

let api: TestApi;
let level = 100;
let named = 0;
const keys: Record<string, string> = {};
beforeAll(async () => {
  // The casino's own job is left to itself; what a test wants carried out in steps it pauses or carries out by hand.
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  for (const name of ['anna', 'ben']) keys[name] = await addOperator(api.db, name);
  keys.cora = await addOperator(api.db, 'cora', ['compliance']);
  keys.fay = await addOperator(api.db, 'fay', ['finance']);
});
afterAll(() => api.close());
/** Each test has a group of its own: the members of a level of the VIP ladder that there is not. */
beforeEach(() => {
  level += 1;
});

const desk = (path: string, body: object = {}, name = 'anna') => api.post(`/operator/${path}`, body, keys[name]);
async function members(count: number, fields: object = {}): Promise<TestMember[]> {
  const joined: TestMember[] = [];
  for (let n = 0; n < count; n++) joined.push(await api.join({ receiveExclusive: true, ...fields }));
  await api.db.query('update member set vip_level = $2 where id = any($1::bigint[])', [
    joined.map(({ id }) => id),
    level,
  ]);
  return joined;
}
const rule = () => ({ is: 'vipLevel', with: { least: level, most: level } });
const saved = async (more: object = {}) =>
  (await desk('group/save', { name: `Level ${level}, no. ${++named}`, rule: rule(), reason: 'A test', ...more })).data;

const gift = { kind: 'gift', amounts: [{ currency: 'USD', each: '5', most: '100' }] };
async function draft(content: object = gift, more: object = {}) {
  const group = await saved();
  const made = await desk('campaign/save', {
    name: `Campaign ${level}`,
    groupId: group.id,
    groupVersion: group.version,
    content,
    ...more,
  });
  expect(made.error).toBe(0);
  return made.data;
}
const dryRun = async (id: number) => (await desk('campaign/dryRun', { id })).data;
const start = (it: { id: number; contentHash: string }, name = 'anna') =>
  desk('campaign/start', { id: it.id, contentHash: it.contentHash, reason: 'A test' }, name);
const turn = (id: number, to: string) => desk('campaign/turn', { id, to, reason: 'A test' });
const get = async (id: number) => (await desk('campaign/get', { id })).data;

async function ended(id: number) {
  for (let tries = 0; tries < 200; tries++) {
    const now = await get(id);
    if (now.state === 'finished' || now.state === 'stopped') return now;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the campaign does not end');
}
async function sent(content: object = gift) {
  const made = await draft(content);
  await dryRun(made.id);
  expect((await start(made)).error).toBe(0);
  return ended(made.id);
}
const outcomes = (tallies: { outcome: string; reason: string | null; members: number; amount: number | null }[]) =>
  tallies.map(({ outcome, reason, members: count, amount }) => [reason ?? outcome, count, amount]);
const cashOf = async ({ id }: TestMember) =>
  (await api.db.query<{ cash: bigint; bonus: bigint }>('select cash, bonus from book where member_id = $1', [id]))
    .rows[0]!;
const notifiedOf = async (member: TestMember, language = 'en') =>
  (await api.post('/base/news/listPage', {}, member.token, { 'x-fe-lang': language })).data.content.map(
    ({ message }: { message: string }) => message,
  );

describe('a group', () => {
  it('is counted while it is written, by currency, with some to look at and nothing personal of them', async () => {
    const [first, second] = await members(2);
    const counted = await desk('group/count', { rule: rule() });
    expect(counted.data).toMatchObject({ members: 2, currencies: [{ currency: 'USD', members: 2 }] });
    expect(counted.data.sample.map(({ id }: { id: number }) => id)).toEqual(
      [second, first].map((it) => Number(it!.id)),
    );
    const shown = ['country', 'createTime', 'currency', 'id', 'username', 'vipLevel'];
    expect(Object.keys(counted.data.sample[0]).sort()).toEqual(shown);
  });

  it('says that counting takes too long, and never a guess', async () => {
    // Anyone who counts waits for this lock, so that the time is over whatever the machine does.
    const holder = await api.db.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table member in access exclusive mode');
      const counted = await countGroup({ db: api.db }, rule(), 50);
      expect(counted).toEqual({ ok: true, data: { members: null, withinMs: 50, currencies: [], sample: [] } });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await countGroup({ db: api.db }, rule(), 60_000)).toMatchObject({ ok: true, data: { withinMs: 60_000 } });
  });

  it('has versions, saved by anyone who looked at the latest, and a name of its own', async () => {
    const group = await saved();
    expect(group).toMatchObject({ version: 1, rule: rule() });
    expect((await desk('group/save', { name: group.name.toUpperCase(), rule: rule(), reason: 'x' })).error).toBe(
      errorCodes.invalidField,
    );
    const again = { id: group.id, name: 'Another name', rule: { not: rule() }, reason: 'Turned round' };
    expect((await desk('group/save', again)).error).toBe(errorCodes.conflict);
    const both = await Promise.all([1, 2].map(() => desk('group/save', { ...again, version: 1 })));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.conflict]);
    const versions = (await desk('group/versions', { id: group.id })).data;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    await expect(
      api.db.query(`update member_group_version set rule = '{}' where group_id = $1`, [group.id]),
    ).rejects.toThrow();
    const { rows } = await api.db.query(
      `select command, after ->> 'reason' as reason from audit_event where subject = $1 order by id`,
      [`group:${group.id}`],
    );
    expect(rows).toEqual([
      { command: 'group.save', reason: 'A test' },
      { command: 'group.save', reason: 'Turned round' },
    ]);
  });

  it('is refused with a rule that cannot be read, by name', async () => {
    const refused = await desk('group/count', { rule: { is: 'seen', with: { days: 0 } } });
    expect(refused).toMatchObject({ error: errorCodes.invalidField });
    expect(refused.message).toContain('seen.days');
  });
});

describe('a campaign', () => {
  it('starts after a dry run of exactly what is sent, and within its budget', async () => {
    await members(2);
    const made = await draft();
    expect((await start(made)).error).toBe(errorCodes.dryRunNeeded);
    const tried = await dryRun(made.id);
    expect(outcomes(tried.dryRun.outcomes)).toEqual([['waiting', 2, 10]]);
    const tight = { kind: 'gift', amounts: [{ currency: 'USD', each: '5', most: '9.99' }] };
    const changed = await desk('campaign/save', {
      ...{ id: made.id, version: 1, name: made.name, groupId: made.groupId, groupVersion: 1, content: tight },
    });
    expect((await start(made)).error).toBe(errorCodes.contentChanged);
    expect((await start(changed.data)).error).toBe(errorCodes.dryRunNeeded);
    await dryRun(made.id);
    const refused = await start(changed.data);
    expect(refused.error).toBe(errorCodes.budgetExceeded);
    expect(refused.message).toContain('10.00 USD');
  });

  it('that came to more than its budget by the time it starts gives nothing and is a draft again', async () => {
    const all = await members(2);
    const made = await draft({ kind: 'gift', amounts: [{ currency: 'USD', each: '5', most: '10' }] });
    await dryRun(made.id);
    all.push(...(await members(1)));
    expect((await start(made)).error).toBe(0);
    let now = await get(made.id);
    for (let tries = 0; now.problem === null && tries < 100; tries++) {
      await new Promise((done) => setTimeout(done, 100));
      now = await get(made.id);
    }
    expect(now).toMatchObject({ state: 'draft', problem: 'budgetExceeded', members: null, tallies: [] });
    for (const member of all) expect((await cashOf(member)).cash).toBe(0n);
  });

  it('gives a gift to each, once, with the posting, the message and the record of it', async () => {
    const [a, b] = await members(2);
    const done = await sent();
    expect(done).toMatchObject({ state: 'finished', members: 2 });
    expect(outcomes(done.tallies)).toEqual([['done', 2, 10]]);
    for (const member of [a!, b!]) {
      expect((await cashOf(member)).cash).toBe(500n);
      expect(await notifiedOf(member)).toEqual(['A gift of $5.00 has been added to your balance.']);
      expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]);
    }
    const { data } = await api.post('/sys/member/transaction/page', {}, a!.token);
    expect(data.content[0]).toMatchObject({ type: 'GIFT', about: { is: 'bonus', bonus: 'campaign' } });
  });

  it('gives a free bonus under the terms in force, and tells why the others have none', async () => {
    const [free, suspended, barred, played, pending] = await members(5);
    await api.db.query('update member set enabled = false where id = $1', [suspended!.id]);
    await api.db.query(`insert into play_block (member_id, reason, blocked_by) values ($1, 'own wish', 'test')`, [
      barred!.id,
    ]);
    expect((await desk('bonus/give', { memberId: Number(played!.id), amount: 1, reason: 'before' })).error).toBe(0);
    await inTransaction(api.db, async (tx) => {
      const of = { memberId: pending!.id, amount: amountOf('USD', 500n), source: 'test' } as const;
      await postWithin(tx, { ...of, type: 'DEPOSIT', externalId: 'in' });
      await postWithin(tx, { ...of, type: 'WITHDRAW', externalId: 'out' });
    });
    const made = await draft({ kind: 'bonus', amounts: [{ currency: 'USD', each: '3', most: '30' }] });
    const reasons = [
      ['waiting', 1, 3],
      ['bonusActive', 1, null],
      ['cashOutPending', 1, null],
      ['playBarred', 1, null],
      ['suspended', 1, null],
    ];
    expect(outcomes((await dryRun(made.id)).dryRun.outcomes)).toEqual(reasons);
    await start(made);
    const done = await ended(made.id);
    expect(outcomes(done.tallies)).toEqual([['done', 1, 3], ...reasons.slice(1)]);
    expect(await cashOf(free!)).toEqual({ cash: 0n, bonus: 300n });
    const result = (await desk('campaign/result', { id: made.id })).data.currencies;
    expect(result).toMatchObject([
      { currency: 'USD', reached: 1, given: 3, depositors: 0, bonuses: { open: 1, released: 0, wagered: 0 } },
    ]);
  });

  it('gives free rounds to each once, at the stake of the currency, and none to who is protected or has another currency', async () => {
    const [lucky] = await members(1);
    const [guarded] = await members(1);
    const [euro] = await members(1, { currency: 'EUR' });
    await api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'limits', 2, 4, '{chasing}', now() + interval '1 day', now())`,
      [guarded!.id],
    );
    const stakes = [{ currency: 'USD', stake: '0.2', winMost: '50', most: '100' }];
    const rounds = { kind: 'freeRounds', game: 'nocturne', count: 10, days: 7, wagering: 5, stakes };
    const done = await sent(rounds);
    expect(outcomes(done.tallies)).toEqual([
      ['done', 1, 2],
      ['noAmount', 1, null],
      ['protected', 1, null],
    ]);
    const { rows } = await api.db.query(
      `select member_id, game_code, stake, count, win_most, wagering, source, source_key from free_grant
       where member_id = any($1::bigint[])`,
      [[lucky, guarded, euro].map((one) => one!.id)],
    );
    expect(rows).toEqual([
      {
        ...{ member_id: lucky!.id, game_code: 'nocturne', stake: 20n, count: 10, win_most: 5_000n, wagering: 5 },
        ...{ source: 'campaign', source_key: `campaign:${done.id}` },
      },
    ]);
    expect(await cashOf(lucky!)).toEqual({ cash: 0n, bonus: 0n });
    expect((await notifiedOf(lucky!)).length).toBe(1);
  });

  it('refuses a draft of free rounds at a stake that the game does not take, and counts their stakes against the maximum', async () => {
    const group = await saved();
    const stakes = [{ currency: 'USD', stake: '0.21', winMost: '50', most: '100' }];
    const content = { kind: 'freeRounds', game: 'nocturne', count: 10, days: 7, wagering: 5, stakes };
    const draftOf = (more: object) =>
      desk('campaign/save', { name: 'Free', groupId: group.id, groupVersion: 1, content: { ...content, ...more } });
    expect((await draftOf({})).error).toBe(errorCodes.freeRoundsStake);
    expect((await draftOf({ game: 'blackjack' })).error).toBe(errorCodes.freeRoundsNotHere);
    expect((await draftOf({ stakes: [{ ...stakes[0], stake: '0.2', most: '1.99' }] })).error).toBe(
      errorCodes.invalidField,
    );
    expect((await draftOf({ stakes: [{ ...stakes[0], stake: '0.2', most: '2' }] })).error).toBe(0);
  });

  it('writes a message in both languages; one that offers something, only to who wants offers and is not protected from them', async () => {
    const [wants] = await members(1);
    const [guarded] = await members(1);
    await api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'limits', 2, 4, '{chasing}', now() + interval '1 day', now())`,
      [guarded!.id],
    );
    const [not] = await members(1, { receiveExclusive: false });
    const message = { kind: 'message', english: 'Two new tables', filipino: 'Dalawang bagong mesa', offers: true };
    expect(outcomes((await sent(message)).tallies)).toEqual([
      ['done', 1, null],
      ['noConsent', 1, null],
      ['protected', 1, null],
    ]);
    expect(await notifiedOf(wants!, 'fil')).toEqual(['Dalawang bagong mesa']);
    for (const one of [not, guarded]) expect(await notifiedOf(one!)).toEqual([]);
    expect(outcomes((await sent({ ...message, offers: false })).tallies)).toEqual([['done', 3, null]]);
    expect(await notifiedOf(not!)).toEqual(['Two new tables']);
  });

  it('shows a promotion to its members and to nobody else', async () => {
    const [chosen] = await members(1);
    const said = { title: 'For you', text: 'A table is kept for you.', button: 'Come in' };
    const promotion = await desk('promotion/save', {
      ...{ name: `chosen-${level}`, action: 'CLOSE_ONLY', gameId: null, events: ['login'], audience: 'chosen' },
      ...{ image: '/art/promotions/a.avif', mobileImage: '/art/promotions/a.avif', texts: { en: said, fil: said } },
      sortIndex: 1,
    });
    expect(promotion.error).toBe(0);
    await desk('promotion/set', { id: promotion.data.id, enabled: true });
    const shownTo = async ({ token }: TestMember) =>
      (await api.post('/sys/promotion/listAll', { event: 'login' }, token)).data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await shownTo(chosen!)).not.toContain('For you');
    const other = await desk('campaign/save', {
      ...{ name: 'x', groupId: (await saved({ name: `Other ${level}` })).id, groupVersion: 1 },
      content: { kind: 'promotion', promotionId: 1 },
    });
    expect(other.error).toBe(errorCodes.invalidField);
    expect(outcomes((await sent({ kind: 'promotion', promotionId: promotion.data.id })).tallies)).toEqual([
      ['done', 1, null],
    ]);
    expect(await shownTo(chosen!)).toContain('For you');
    expect(await shownTo(await api.join())).not.toContain('For you');
  });

  it('reaches a member at most so often a day, whatever the campaigns', async () => {
    const [member] = await members(1);
    expect(outcomes((await sent()).tallies)).toEqual([['done', 1, 5]]);
    level += 1;
    await api.db.query('update member set vip_level = $2 where id = $1', [member!.id, level]);
    const second = await draft();
    const { overlaps } = (await dryRun(second.id)).dryRun;
    expect(overlaps).toMatchObject([{ name: `Campaign ${level - 1}`, state: 'finished', members: 1 }]);
    await start(second);
    expect(outcomes((await ended(second.id)).tallies)).toEqual([['done', 1, 5]]);
    level += 1;
    await api.db.query('update member set vip_level = $2 where id = $1', [member!.id, level]);
    expect(outcomes((await sent()).tallies)).toEqual([['capReached', 1, null]]);
    expect((await cashOf(member!)).cash).toBe(1_000n);
  });

  it('gives nothing to the staff, nor in a currency for which nothing is set', async () => {
    const [own] = await members(1);
    await members(1, { currency: 'EUR' });
    await api.db.query(
      `insert into staff_member_link (staff_id, member_id, linked_by, reason) select id, $1, 'test', 'test' from staff_person where name = 'fay'`,
      [own!.id],
    );
    expect(outcomes((await sent()).tallies)).toEqual([
      ['noAmount', 1, null],
      ['staff', 1, null],
    ]);
  });

  it('is paused, continues and is stopped for good', async () => {
    await members(3);
    const made = await draft();
    await dryRun(made.id);
    expect((await turn(made.id, 'paused')).error).toBe(errorCodes.wrongState);
    await api.db.query(`update campaign set state = 'paused', started_by = 'test' where id = $1`, [made.id]);
    expect((await turn(made.id, 'stopped')).data).toMatchObject({ state: 'stopped' });
    expect((await turn(made.id, 'running')).error).toBe(errorCodes.wrongState);
    await expect(api.db.query(`update campaign set content = '{}' where id = $1`, [made.id])).rejects.toThrow(
      'never changed',
    );
  });

  it('is a file of every outcome, whose making is an act', async () => {
    const [member] = await members(1);
    const done = await sent();
    const response = await fetch(`${api.deskUrl}/api/operator/campaign/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: keys.anna! },
      body: JSON.stringify({ id: done.id }),
    });
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('member,username,currency,amount,outcome,reason,time');
    expect(lines[1]).toContain(`${member!.id},${member!.username},USD,5.00,done,,`);
    expect(response.headers.get('x-made-from')).toMatch(/^[0-9a-f]{64}$/);
    const { rowCount } = await api.db.query(
      `select from audit_event where subject = $1 and command = 'campaign.export'`,
      [`campaign:${done.id}`],
    );
    expect(rowCount).toBe(1);
  });
});

describe('two people', () => {
  const large = { kind: 'gift', amounts: [{ currency: 'USD', each: '5', most: '5000' }] };

  it('start what may come to more than the policy says, and the database holds to it', async () => {
    const [member] = await members(1);
    const made = await draft(large);
    await dryRun(made.id);
    const waits = await start(made);
    expect(waits.error).toBe(errorCodes.waitsForSecond);
    expect(await get(made.id)).toMatchObject({ state: 'draft', approval: waits.data.approvalId });
    expect((await start(made)).error).toBe(errorCodes.secondOperatorNeeded);
    await expect(
      api.db.query(`update campaign set state = 'starting', started_by = 'x' where id = $1`, [made.id]),
    ).rejects.toThrow('second person');
    expect((await start(made, 'ben')).error).toBe(0);
    expect(outcomes((await ended(made.id)).tallies)).toEqual([['done', 1, 5]]);
    expect((await cashOf(member!)).cash).toBe(500n);
  });

  it('are both of those who may send one: finance sees it where approvals wait, and approves nothing', async () => {
    await members(1);
    const made = await draft(large);
    await dryRun(made.id);
    const { approvalId } = (await start(made)).data;
    const approvals = (await desk('approval/list', { subject: `campaign:${made.id}` }, 'fay')).data.rows;
    expect(approvals).toMatchObject([{ id: approvalId, amount: 5000, currency: 'USD', may: false }]);
    const approve = { id: approvalId, proposedHash: approvals[0].proposedHash };
    expect((await desk('approval/approve', approve, 'fay')).error).toBe(errorCodes.notPermitted);
    expect((await desk('approval/approve', approve, 'ben')).data).toMatchObject({
      state: 'carriedOut',
      checker: 'ben',
    });
    expect(outcomes((await ended(made.id)).tallies)).toEqual([['done', 1, 5]]);
  });

  it('agree to exactly what was dry run: another content is another proposal', async () => {
    await members(1);
    const made = await draft(large);
    await dryRun(made.id);
    await start(made);
    const more = { kind: 'gift', amounts: [{ currency: 'USD', each: '6', most: '5000' }] };
    const again = { id: made.id, version: 1, name: 'Other', groupId: made.groupId, groupVersion: 1, content: more };
    const changed = (await desk('campaign/save', again)).data;
    await dryRun(made.id);
    expect((await start(changed, 'ben')).error).toBe(errorCodes.waitsForSecond);
    expect((await start(changed, 'anna')).error).toBe(0);
    expect(outcomes((await ended(made.id)).tallies)).toEqual([['done', 1, 6]]);
  });

  it.each(['cora', 'fay'])('need the right to it: %s may neither read nor start', async (name) => {
    for (const path of ['group/list', 'campaign/list'])
      expect((await desk(path, {}, name)).error).toBe(errorCodes.notPermitted);
    expect((await start({ id: 1, contentHash: '0'.repeat(64) }, name)).error).toBe(errorCodes.notPermitted);
  });
});

describe('whatever happens on the way', () => {
  /** The job by hand, as another process would run it, with what a test puts in its way. */
  const depsOf = (more: Partial<GroupsDeps> = {}): GroupsDeps =>
    ({
      db: api.db,
      announce: async () => undefined,
      choosePromotion: async () => {},
      ...more,
    }) as unknown as GroupsDeps;

  /** A campaign whose list is written and which the casino's own job leaves alone. */
  async function underWay(count: number, content: object = gift) {
    const all = await members(count);
    const made = await draft(content);
    await dryRun(made.id);
    await api.db.query(
      `insert into campaign_member (campaign_id, member_id, currency, amount)
       select $1, unnest($2::bigint[]), 'USD', 500`,
      [made.id, all.map(({ id }) => id)],
    );
    await api.db.query(`insert into campaign_tally values ($1, 'waiting', '', 'USD', $2, $3)`, [
      made.id,
      count,
      500 * count,
    ]);
    return { all, made };
  }
  const campaignOf = (it: object, kind = 'gift') => ({ ...it, state: 'running', kind, each: { USD: '500' } }) as never;
  const refusing = {
    kind: 'gift' as const,
    each: { USD: '500' },
    offers: false,
    mostPerMemberPerDay: 20,
    dayBegan: new Date(0),
  };
  const run = (id: number) =>
    api.db.query(`update campaign set state = 'running', started_by = 'test', members = 1 where id = $1`, [id]);

  it('many at once reach a member once', async () => {
    const { all, made } = await underWay(1);
    await api.db.query(`update campaign set stepped_at = 'infinity' where id = $1`, [made.id]);
    await run(made.id);
    await Promise.all(Array.from({ length: 16 }, () => reachMember(depsOf(), campaignOf(made), all[0]!.id, refusing)));
    expect((await cashOf(all[0]!)).cash).toBe(500n);
    expect(outcomes((await get(made.id)).tallies)).toEqual([['done', 1, 5]]);
  });

  it('a death between the gift and its outcome leaves neither, and the next try gives it once', async () => {
    const { all, made } = await underWay(1);
    await api.db.query(`update campaign set stepped_at = 'infinity' where id = $1`, [made.id]);
    await run(made.id);
    const dying = depsOf({
      announce: async (tx) => {
        // The posting is written: now the connection goes, as with a process that is killed.
        const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        await api.db.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      },
    });
    await expect(reachMember(dying, campaignOf(made), all[0]!.id, refusing)).rejects.toThrow();
    expect((await cashOf(all[0]!)).cash).toBe(0n);
    const { rows } = await api.db.query('select outcome from campaign_member where campaign_id = $1', [made.id]);
    expect(rows).toEqual([{ outcome: 'waiting' }]);
    await api.db.query('update campaign set stepped_at = null where id = $1', [made.id]);
    expect(outcomes((await ended(made.id)).tallies)).toEqual([['done', 1, 5]]);
    expect((await cashOf(all[0]!)).cash).toBe(500n);
  });

  it('who fails again and again is an outcome, and keeps nobody waiting', async () => {
    const { all, made } = await underWay(2);
    // Nobody can be given anything without a book.
    await api.db.query('update book set member_id = member_id + 64000000 where member_id = $1', [all[0]!.id]);
    await run(made.id);
    expect(outcomes((await ended(made.id)).tallies)).toEqual([
      ['done', 1, 5],
      ['failed', 1, null],
    ]);
    expect((await cashOf(all[1]!)).cash).toBe(500n);
  });

  it('a bonus that cannot be had any more is an outcome, with the reason', async () => {
    const { all, made } = await underWay(3, { ...gift, kind: 'bonus' });
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [all[0]!.id],
    );
    await api.db.query(`update campaign set stepped_at = 'infinity' where id = $1`, [made.id]);
    await run(made.id);
    const forbidden = depsOf({ giveBonus: async () => refuse('bonusNotOffered') });
    await reachMember(forbidden, campaignOf(made, 'bonus'), all[1]!.id, { ...refusing, kind: 'bonus' });
    await api.db.query('update campaign set stepped_at = null where id = $1', [made.id]);
    expect(outcomes((await ended(made.id)).tallies)).toEqual([
      ['done', 1, 5],
      ['notOffered', 1, null],
      ['protected', 1, null],
    ]);
    expect(await cashOf(all[2]!)).toEqual({ cash: 0n, bonus: 500n });
  });

  it('nobody is reached by a campaign that is not running any more', async () => {
    const { all, made } = await underWay(1);
    await api.db.query(`update campaign set state = 'paused', started_by = 'test' where id = $1`, [made.id]);
    await reachMember(depsOf(), campaignOf(made), all[0]!.id, refusing);
    expect((await cashOf(all[0]!)).cash).toBe(0n);
  });
});

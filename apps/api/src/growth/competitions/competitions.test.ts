import { verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTime } from '../../db/database-time.store.ts';
import { announce } from '../../players/index.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { fund, newPlayer, openRound, play, setTimes, usual } from './competitions.fixture.ts';
import { payPrize } from './running/pay-prizes.ts';
import { runCompetitions } from './running/run-competitions.ts';

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  for (const name of ['anna', 'ben']) keys[name] = await addOperator(api.db, name);
  keys.sue = await addOperator(api.db, 'sue', ['support']);
});
afterAll(() => api.close());

const desk = (path: string, body: object = {}, name = 'anna') =>
  api.post(`/operator/competition/${path}`, body, keys[name]);
const create = async (more: object = {}): Promise<number> => {
  const made = await desk('create', usual(more));
  expect(made.error).toBe(0);
  const { id, contentHash } = made.data;
  expect((await desk('publish', { id, contentHash, reason: 'A test' })).data).toMatchObject({ state: 'open' });
  return id;
};
const site = (path: string, id: number, member?: TestMember) =>
  api.post(`/sys/competition/${path}`, { id }, member?.token);
const join = async (id: number, ...members: TestMember[]) => {
  for (const member of members) expect((await site('join', id, member)).error).toBe(0);
};
const players = async (count: number) => Promise.all(Array.from({ length: count }, () => newPlayer(api)));
const deps = () => ({ db: api.db, announce, offersHeldBack: async () => undefined, log: { info() {}, warn() {} } });
const run = async () => {
  while ((await runCompetitions(deps())) > 0);
};
const standings = async (id: number) =>
  (await desk('standings', { id })).data.rows.map(
    ({ memberId, place, score, prize }: Record<string, number | null>) => [memberId, place, score, prize],
  );
const own = async (id: number, member: TestMember) => (await site('get', id, member)).data.competition;
const end = async (id: number) => {
  await setTimes(api, id, { ends: await databaseTime(api.db) });
  await run();
  return (await desk('get', { id })).data;
};
const cashOf = async ({ id }: TestMember): Promise<bigint> =>
  (await api.db.query('select cash from book where member_id = $1', [id])).rows[0].cash;
const events = async (id: number) =>
  (
    await api.db.query('select command from audit_event where subject = $1 order by id', [`competition:${id}`])
  ).rows.map(({ command }) => command);
const number = ({ id }: TestMember) => Number(id);

describe('scores', () => {
  it('are multiples of the stake, of rounds that began after joining and count by the rules', async () => {
    const id = await create({ games: { codes: ['nocturne'] } });
    const [small, large, idle] = (await players(3)) as [TestMember, TestMember, TestMember];
    const early = await openRound(api, small, 100);
    await play(api, small, 100, 9_900);
    await join(id, small, large, idle);
    await early.win(9_900);
    await play(api, small, 100, 500);
    await play(api, small, 100, 250);
    await play(api, small, 100, 0);
    // A larger stake never helps: three times it, and a loss.
    await play(api, large, 5_000, 15_000);
    await play(api, large, 5_000, 0);
    // Below the minimum, taken back, and not over.
    await play(api, large, 99, 9_900);
    await (await openRound(api, large, 100)).rollBack();
    const open = await openRound(api, large, 100);
    await run();
    expect(await standings(id)).toEqual([
      [number(small), 1, 750, null],
      [number(large), 2, 300, null],
      [number(idle), null, 0, null],
    ]);
    const mine = await own(id, small);
    expect(mine).toMatchObject({
      phase: 'running',
      players: 3,
      own: { place: 1, score: 750, prize: null },
      mayJoin: false,
    });
    expect(mine.ownRounds).toMatchObject([
      { game: 'Nocturne', stake: 1, paid: 2.5, score: 250, ref: expect.stringContaining('studio.') },
      { game: 'Nocturne', stake: 1, paid: 5, score: 500 },
    ]);
    expect((await api.post('/sys/liveRound/open', { ref: mine.ownRounds[0].ref })).error).toBe(0);
    // Nobody agreed to be named; the own row is marked.
    expect(mine.standings).toEqual([
      { place: 1, player: null, score: 750, isSelf: true },
      { place: 2, player: null, score: 300, isSelf: false },
    ]);
    await api.post('/sys/consent/setLiveRounds', { given: true }, large.token);
    expect((await own(id, small)).standings[1].player).toBe(`${large.username.slice(0, 2)}•••`);
    expect((await desk('verify', { id })).data).toMatchObject({ players: 3, rounds: 4, differing: [], matches: true });

    await open.win(1_000);
    await run();
    expect((await standings(id))[0]).toEqual([number(large), 1, 1_300, null]);
    // A score that the rounds do not come to is found.
    await api.db.query('update competition_entry set score = 9 where competition_id = $1 and member_id = $2', [
      id,
      small.id,
    ]);
    expect((await desk('verify', { id })).data).toMatchObject({
      differing: [{ memberId: number(small), stored: 9, computed: 750 }],
      matches: false,
    });
  });

  it('of a race are the first rounds, and none with money of a bonus counts', async () => {
    const [multiples, wins, elsewhere] = [
      await create({ kind: 'race' }),
      await create({ kind: 'race', measure: 'wins', rounds: 3 }),
      await create({ games: { codes: ['limbo'] } }),
    ];
    const player = await newPlayer(api);
    const withBonus = await api.join();
    await fund(api, withBonus, 150n);
    for (const id of [multiples, wins, elsewhere]) await join(id, player, withBonus);
    for (const won of [120, 0, 5_000, 300]) await play(api, player, 100, won);
    await fund(api, withBonus, 500n, 'PROMOTION');
    // 1.50 of it is cash.
    await play(api, withBonus, 200, 5_000);
    await play(api, withBonus, 100, 200);
    await run();
    expect(await standings(multiples)).toEqual([
      [number(withBonus), 1, 200, null],
      [number(player), 2, 120, null],
    ]);
    expect(await standings(wins)).toEqual([
      [number(player), 1, 2, null],
      [number(withBonus), 2, 1, null],
    ]);
    expect(await standings(elsewhere)).toEqual([
      [number(player), null, 0, null],
      [number(withBonus), null, 0, null],
    ]);
  });

  it('leave out what ends during a pause or after the end, and who leaves begins again', async () => {
    const id = await create();
    const [player, other] = (await players(2)) as [TestMember, TestMember];
    await join(id, player, other);
    await play(api, other, 100, 100);
    await play(api, player, 100, 200);
    expect((await desk('turn', { id, to: 'paused', reason: 'A test' })).data.state).toBe('paused');
    expect((await own(id, player)).phase).toBe('paused');
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.competitionNotOpen);
    await play(api, player, 100, 9_000);
    expect((await desk('turn', { id, to: 'open', reason: 'A test' })).data.state).toBe('open');
    await play(api, player, 100, 300);
    await run();
    expect((await standings(id))[0]).toEqual([number(player), 1, 500, null]);

    expect((await site('leave', id, player)).error).toBe(0);
    expect((await own(id, player)).own).toBeNull();
    await join(id, player);
    await join(id, player);
    await play(api, player, 100, 150);
    const late = await openRound(api, player, 100);
    await setTimes(api, id, { ends: await databaseTime(api.db) });
    await late.win(9_000);
    await run();
    expect((await desk('get', { id })).data).toMatchObject({ state: 'final', players: 2 });
    expect(await standings(id)).toEqual([
      [number(player), 1, 150, 100],
      [number(other), 2, 100, 50],
    ]);
    expect((await site('leave', id, player)).error).toBe(errorCodes.competitionNotOpen);
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.competitionNotOpen);
    expect(await events(id)).toEqual([
      'competition.create',
      'competition.publish',
      ...Array(2).fill('competition.join'),
      'competition.pause',
      'competition.resume',
      'competition.leave',
      'competition.join',
      'competition.finish',
    ]);
  });
});

describe('final standings', () => {
  it('share the prizes of the places that are shared, and wait for a win that is held', async () => {
    const id = await create({ rounds: 1 });
    const members = (await players(4)) as [TestMember, TestMember, TestMember, TestMember];
    await join(id, ...members);
    const [first, second, third, none] = members;
    await play(api, first, 100, 400);
    await play(api, second, 5_000, 20_000);
    await play(api, third, 100, 100);
    await play(api, none, 100, 0);
    const round = await play(api, third, 100, 400);
    const holds = (held: number) => api.db.query('update game_round set held = $2 where round_id = $1', [round, held]);
    await holds(900);
    expect(await end(id)).toMatchObject({ state: 'open', held: 1 });
    expect((await own(id, first)).phase).toBe('closing');
    await holds(0);
    await run();
    const final = (await desk('get', { id })).data;
    // 100 + 50 + 25 by three, rounded down.
    expect(final).toMatchObject({
      state: 'final',
      held: 0,
      owed: [{ currency: 'USD', winners: 3, amount: 174.99, paid: 0 }],
    });
    expect(await standings(id)).toEqual([
      ...[first, second, third].map((member) => [number(member), 1, 400, 58.33]),
      [number(none), null, 0, null],
    ]);
    expect((await desk('verify', { id })).data).toMatchObject({ hash: final.resultHash, matches: true });
    const change = (set: string) => api.db.query(`update competition_entry set ${set} where competition_id = $1`, [id]);
    await expect(change('prize = 1, place = 1')).rejects.toThrow('final standings are never changed');
    await expect(change('paid_at = now()')).rejects.toThrow('not to be paid now');
    await expect(api.db.query(`update competition set state = 'paying' where id = $1`, [id])).rejects.toThrow(
      'a second person has to agree',
    );
    await expect(api.db.query(`update competition set rounds = 9 where id = $1`, [id])).rejects.toThrow(
      'never changed',
    );
  });

  it('without any score are paid at once', async () => {
    const id = await create();
    await join(id, await newPlayer(api));
    expect(await end(id)).toMatchObject({ state: 'paid', owed: [] });
  });
});

describe('prizes', () => {
  it('are paid once each by two people, through repeats and a crash, as cash without wagering', async () => {
    const id = await create({ rounds: 1 });
    const winners = (await players(3)) as [TestMember, TestMember, TestMember];
    await join(id, ...winners);
    for (const [n, member] of winners.entries()) await play(api, member, 100, 1_000 - n * 100);
    const { resultHash: contentHash } = await end(id);
    const before = await Promise.all(winners.map(cashOf));
    const pay = (name: string, hash = contentHash) => desk('pay', { id, contentHash: hash, reason: 'A test' }, name);

    expect((await pay('anna', '0'.repeat(64))).error).toBe(errorCodes.contentChanged);
    expect((await pay('sue')).error).toBe(errorCodes.notPermitted);
    expect((await pay('anna')).error).toBe(errorCodes.waitsForSecond);
    expect((await desk('get', { id })).data.approval).toEqual(expect.any(Number));
    expect((await pay('anna')).error).toBe(errorCodes.secondOperatorNeeded);
    expect(await Promise.all(winners.map(cashOf))).toEqual(before);
    // A winner on the staff neither proposes nor agrees.
    await api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'ben'`,
      [winners[2].id],
    );
    expect((await pay('ben')).error).toBe(errorCodes.ownAffair);
    keys.cleo ??= await addOperator(api.db, 'cleo');
    expect((await pay('cleo')).data.state).toBe('paying');
    expect((await pay('cleo')).error).toBe(errorCodes.wrongState);

    // A crash after the posting of a prize and before its commit leaves no trace.
    const crashing = { ...deps(), announce: () => Promise.reject(new Error('the process crashed')) };
    await payPrize(crashing, id, winners[0].id).catch(() => undefined);
    await Promise.all([run(), run(), ...winners.map((member) => payPrize(deps(), id, member.id))]);
    await run();
    expect((await desk('get', { id })).data).toMatchObject({
      state: 'paid',
      owed: [{ currency: 'USD', winners: 3, amount: 175, paid: 3 }],
    });
    const after = await Promise.all(winners.map(cashOf));
    expect(after.map((cash, n) => cash - before[n]!)).toEqual([10_000n, 5_000n, 2_500n]);
    const { rows } = await api.db.query(
      `select member_id, amount, type from posting where source = 'competition' and external_id = $1 order by amount desc`,
      [String(id)],
    );
    expect(rows).toEqual(
      winners.map(({ id: member_id }, n) => ({ member_id, amount: [10_000n, 5_000n, 2_500n][n], type: 'GIFT' })),
    );
    const prizes = (await events(id)).filter((command) => command === 'competition.prize');
    expect(prizes).toHaveLength(3);
    expect((await events(id)).slice(-1)).toEqual(['competition.paid']);
    expect(await own(id, winners[0])).toMatchObject({ phase: 'paid', own: { place: 1, prize: 100, isPaid: true } });
    const news = (await api.post('/base/news/listPage', { pageNum: 1, pageSize: 5 }, winners[0].token)).data.content;
    expect(news[0].message).toBe(
      'Your prize of $100.00 for place 1 in “Weekend of multiples” has been added to your balance. It has no wagering requirement.',
    );
    const { data } = await api.post('/sys/bonus/overview', {}, winners[0].token);
    expect(data.active).toBeNull();
    expect((await verifyBooks(api.db)).findings).toEqual([]);
    const recheck = (await desk('verify', { id })).data;
    expect(recheck).toMatchObject({ hash: contentHash, matches: true });
  });
});

describe('protection', () => {
  const shown = async (member?: TestMember) =>
    (await api.post('/sys/competition/list', {}, member?.token)).data.competitions;

  it('shows nothing to who is on a break or shows signs of harm, while what was won before is paid without a message', async () => {
    const id = await create({ rounds: 1 });
    const [onBreak, other] = (await players(2)) as [TestMember, TestMember];
    await join(id, onBreak, other);
    await api.post('/sys/consent/setLiveRounds', { given: true }, onBreak.token);
    await play(api, onBreak, 100, 300);
    await play(api, other, 100, 200);
    await run();
    expect((await own(id, other)).standings[0].player).not.toBeNull();
    await api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'message', 1, 10, '{chasing}', now() + interval '1 day', now())`,
      [onBreak.id],
    );
    expect(await shown(onBreak)).toBeNull();
    const fresh = await create();
    for (const path of ['get', 'join'])
      expect((await site(path, fresh, onBreak)).error, path).toBe(errorCodes.noSuchThing);
    await api.post('/sys/protection/takeBreak', { hours: 24 }, onBreak.token);
    // Others still see the place, and no name on a break.
    expect((await own(id, other)).standings[0]).toMatchObject({ place: 1, player: null });
    await end(id);
    const { resultHash: contentHash } = (await desk('get', { id })).data;
    const before = await cashOf(onBreak);
    for (const name of ['anna', 'ben']) await desk('pay', { id, contentHash, reason: 'A test' }, name);
    const notified: bigint[] = [];
    const paying = {
      ...deps(),
      offersHeldBack: async (_: unknown, memberId: bigint) => (memberId === onBreak.id ? 'paused' : undefined),
      announce: async (_: unknown, { memberId }: { memberId: bigint }) => notified.push(memberId),
    };
    while ((await runCompetitions(paying)) > 0);
    expect((await cashOf(onBreak)) - before).toBe(10_000n);
    expect(notified).not.toContain(onBreak.id);
    const { rows } = await api.db.query(`select kind from news where member_id = $1 and kind = 'competitionPrize'`, [
      onBreak.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('lets nobody of the staff take part', async () => {
    const id = await create();
    const staff = await newPlayer(api);
    await api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'anna'`,
      [staff.id],
    );
    expect((await site('join', id, staff)).error).toBe(errorCodes.competitionNotOpen);
    expect(await shown(staff)).not.toBeNull();
  });
});

describe('the desk', () => {
  it('refuses what does not make sense, naming the field, and needs the permission', async () => {
    const usd = (amount: string) => [{ currency: 'USD', amount }];
    const wrong: [object, number][] = [
      [{ english: '' }, errorCodes.missingField],
      [{ reason: '' }, errorCodes.missingField],
      [{ endTime: usual().beginTime }, errorCodes.invalidField],
      [{ endTime: new Date(Date.now() - 1_000).toISOString() }, errorCodes.invalidField],
      [{ endTime: new Date(Date.now() + 200 * 86_400_000).toISOString() }, errorCodes.invalidField],
      [{ measure: 'wins' }, errorCodes.invalidField],
      [{ games: { codes: ['no-such-game'] } }, errorCodes.invalidField],
      [{ minimumStakes: usd('0') }, errorCodes.invalidField],
      [{ minimumStakes: usd('0.001') }, errorCodes.invalidField],
      [{ minimumStakes: [...usd('1'), ...usd('2')] }, errorCodes.invalidField],
      [{ prizes: [usd('10'), usd('20')] }, errorCodes.invalidField],
      [{ prizes: [[{ currency: 'EUR', amount: '10' }]] }, errorCodes.invalidField],
      [{ prizes: [] }, errorCodes.invalidField],
      [{ rounds: 0 }, errorCodes.invalidField],
    ];
    for (const [more, code] of wrong)
      expect((await desk('create', usual(more))).error, JSON.stringify(more)).toBe(code);
    expect((await desk('create', usual(), 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await desk('list', {}, 'sue')).error).toBe(0);
    expect((await desk('games', {}, 'sue')).data).toContainEqual({
      code: 'nocturne',
      name: 'Nocturne',
      studio: 'studio',
      shelf: 'slots',
      features: expect.any(Array),
    });

    const id = await create({ minimumStakes: usd('1') });
    const turn = (to: string, reason = 'A test') => desk('turn', { id, to, reason });
    expect((await turn('open')).error).toBe(errorCodes.wrongState);
    expect((await turn('paused', '')).error).toBe(errorCodes.missingField);
    expect((await turn('cancelled')).error).toBe(errorCodes.missingField);
    expect((await desk('turn', { id, to: 'cancelled', cause: 'mistake', reason: 'A test' })).data).toMatchObject({
      state: 'cancelled',
      cancelled: 'mistake',
    });
    expect((await turn('open')).error).toBe(errorCodes.wrongState);
    expect((await site('get', id)).error).toBe(errorCodes.noSuchThing);
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.competitionNotOpen);
    expect((await desk('pay', { id, contentHash: '0'.repeat(64), reason: 'x' })).error).toBe(errorCodes.wrongState);
    const euros = await create({
      minimumStakes: [{ currency: 'EUR', amount: '1' }],
      prizes: [[{ currency: 'EUR', amount: '5' }]],
    });
    expect((await own(euros, await newPlayer(api))).mayJoin).toBe(false);
    expect((await site('join', euros, await newPlayer(api))).error).toBe(errorCodes.competitionNotOpen);
  });
});

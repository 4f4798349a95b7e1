import { createHash } from 'node:crypto';
import { errorCodes } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseTime } from '../../db/database-time.store.ts';
import { announce } from '../../players/index.ts';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { newPlayer, play, setTimes, usual } from './competitions.fixture.ts';
import { runCompetitions } from './running/run-competitions.ts';
import { joinCompetition, leaveCompetition } from './take-part.ts';

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', GUESSES_PER_MINUTE: '100000' });
  for (const name of ['anna', 'ben']) keys[name] = await addOperator(api.db, name);
  keys.sue = await addOperator(api.db, 'sue', ['support']);
});
afterAll(() => api.close());

const reason = 'A test';
const desk = (path: string, body: object = {}, name = 'anna') =>
  api.post(`/operator/competition/${path}`, body, keys[name]);
const draft = async (more: object = {}) => {
  const made = await desk('create', usual(more));
  expect(made.error).toBe(0);
  return made.data;
};
const publish = ({ id, contentHash }: { id: number; contentHash: string }, more: object = {}, name = 'anna') =>
  desk('publish', { id, contentHash, reason, ...more }, name);
const create = async (more: object = {}): Promise<number> => {
  const made = await draft(more);
  expect((await publish(made)).error).toBe(0);
  return made.id;
};
const get = async (id: number) => (await desk('get', { id })).data;
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
const places = async (id: number) =>
  (await desk('standings', { id })).data.rows.map(({ memberId, place, score, prize }: Record<string, unknown>) => [
    memberId,
    place,
    score,
    prize,
  ]);
const end = async (id: number) => {
  await setTimes(api, id, { ends: await databaseTime(api.db) });
  await run();
  return get(id);
};
const number = ({ id }: TestMember) => Number(id);
const own = async (id: number, member: TestMember) => (await site('get', id, member)).data.competition;
const usd = (amount: string) => [{ currency: 'USD', amount }];
const newest = async (member: TestMember): Promise<string[]> =>
  (await api.post('/base/news/listPage', { pageNum: 1, pageSize: 5 }, member.token)).data.content.map(
    ({ message }: { message: string }) => message,
  );
const commands = async (id: number) =>
  (
    await api.db.query('select command from audit_event where subject = $1 order by id', [`competition:${id}`])
  ).rows.map(({ command }) => command);
/** What time does. */
const change = (id: number, set: string) =>
  inTransaction(api.db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(`update competition set ${set} where id = $1`, [id]);
  });

describe('a draft', () => {
  it('is hidden from players, changed by who saw it last, and deleted; once published it never changes', async () => {
    const made = await draft();
    const { id } = made;
    expect(made).toMatchObject({ state: 'draft', games: null });
    const player = await newPlayer(api);
    for (const path of ['get', 'join', 'leave', 'file'])
      expect((await site(path, id, player)).error, path).toBe(errorCodes.noSuchThing);
    const listed = (await site('list', id, player)).data.competitions;
    expect(listed.some((one: { id: number }) => one.id === id)).toBe(false);

    const saved = await desk('save', { ...usual({ rounds: 7 }), id, contentHash: made.contentHash });
    expect(saved.data).toMatchObject({ rounds: 7, state: 'draft' });
    expect((await desk('save', { ...usual(), id, contentHash: made.contentHash }, 'ben')).error).toBe(
      errorCodes.contentChanged,
    );
    expect((await publish(made)).error).toBe(errorCodes.contentChanged);
    expect((await publish(saved.data)).data.state).toBe('open');
    const { contentHash } = saved.data;
    for (const path of ['save', 'delete'])
      expect((await desk(path, { ...usual(), id, contentHash })).error, path).toBe(errorCodes.wrongState);
    await expect(api.db.query('update competition set rounds = 9 where id = $1', [id])).rejects.toThrow(
      'never changed',
    );
    expect(await commands(id)).toEqual(['competition.create', 'competition.save', 'competition.publish']);

    const other = await draft();
    expect((await desk('delete', { id: other.id, contentHash: other.contentHash, reason: '' })).error).toBe(
      errorCodes.missingField,
    );
    expect((await desk('delete', { id: other.id, contentHash: other.contentHash, reason })).error).toBe(0);
    expect((await desk('get', { id: other.id })).error).toBe(errorCodes.noSuchThing);
    expect(await commands(other.id)).toEqual(['competition.create', 'competition.delete']);
  });

  it('is previewed as a player reads it in each language, with the games that it would have', async () => {
    const { id } = await draft({ games: { shelves: ['slots'], except: ['nocturne'] }, roundMost: 50 });
    const preview = async (language: string) => (await desk('preview', { id, language })).data;
    const english = await preview('en');
    expect(english).toMatchObject({ needsSecond: false, competition: { name: 'Weekend of multiples' } });
    expect(english.competition.rules).toContain(
      'A single round scores no more than 50.00×, so that one lucky round need not decide.',
    );
    expect(english.competition.gameCount).toBeGreaterThan(3);
    expect(english.competition.games.map(({ code }: { code: string }) => code)).not.toContain('nocturne');
    expect((await preview('fil')).competition.name).toBe('Katapusan ng mga multiple');
    for (const language of ['fil', 'pt', 'es']) {
      const { rules } = (await preview(language)).competition;
      expect(rules).toHaveLength(english.competition.rules.length);
      expect(rules.join(' ')).not.toMatch(/[{}]|A larger stake/);
    }
  });

  it('is published at a time by the job, and can be withdrawn before', async () => {
    const made = await draft();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish(made, { at: new Date(Date.now() - 1_000).toISOString() })).error).toBe(
      errorCodes.invalidField,
    );
    expect((await publish(made, { at })).data).toMatchObject({ state: 'scheduled', publishTime: at });
    expect((await site('get', made.id)).error).toBe(errorCodes.noSuchThing);
    expect((await desk('turn', { id: made.id, to: 'draft', reason })).data).toMatchObject({ state: 'draft' });
    expect((await publish(made, { at })).data.state).toBe('scheduled');
    await run();
    expect((await get(made.id)).state).toBe('scheduled');
    await change(made.id, `publish_at = now() - interval '1 second'`);
    await run();
    expect((await get(made.id)).state).toBe('open');
    expect((await site('get', made.id)).error).toBe(0);
  });

  it('takes a second person to publish by its cost, in every currency and for a whole series', async () => {
    const { rows } = await api.db.query(
      `select amount_from from approval_policy where command = 'competition.publish' and currency = 'USD'`,
    );
    const from = rows[0].amount_from as bigint;
    const most = String(from / 100n);
    const dear = await draft({ prizes: [usd(most)] });
    expect((await desk('preview', { id: dear.id, language: 'en' })).data.needsSecond).toBe(true);
    expect((await publish(dear)).error).toBe(errorCodes.waitsForSecond);
    expect((await get(dear.id)).approval).toEqual(expect.any(Number));
    await expect(api.db.query(`update competition set state = 'open' where id = $1`, [dear.id])).rejects.toThrow(
      'a second person has to agree to publish',
    );
    expect((await publish(dear)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await publish(dear, {}, 'ben')).data.state).toBe('open');

    const half = String(from / 200n);
    const single = await draft({ prizes: [usd(half)] });
    expect((await publish(single)).data.state).toBe('open');
    const series = await draft({ prizes: [usd(half)], repeats: { every: 'week', times: 2 } });
    expect(series.cost[0].amount).toBeGreaterThanOrEqual(Number(from) / 100 - 0.01);
    expect((await publish(series)).error).toBe(errorCodes.waitsForSecond);
  });
});

describe('entry', () => {
  it('refuses with the reason and a next step, which the page shows beforehand', async () => {
    const player = await newPlayer(api);
    const { rows } = await api.db.query('select country_code, vip_level from member where id = $1', [player.id]);
    const { country_code: country, vip_level: level } = rows[0];
    const past = new Date(Date.now() - 1_000).toISOString();
    const cases: [object, string, number][] = [
      [{ entry: { levels: [level + 3] } }, 'level', errorCodes.entryNeedsLevel],
      [{ entry: { countries: [country === 'MT' ? 'GB' : 'MT'] } }, 'country', errorCodes.entryNotHere],
      [{ entry: { verified: true } }, 'identity', errorCodes.entryNeedsIdentity],
      [{ entryCloses: past }, 'closed', errorCodes.competitionEntryClosed],
    ];
    for (const [more, why, error] of cases) {
      const id = await create(more);
      expect(await own(id, player), why).toMatchObject({ mayJoin: false, whyNot: why });
      expect((await site('join', id, player)).error, why).toBe(error);
    }
    const open = await create({ entry: { levels: [level], countries: [country] } });
    expect(await own(open, player)).toMatchObject({ mayJoin: true, whyNot: null });
    await join(open, player);
  });

  it('is for the members of a group, which goes by no losses', async () => {
    const [inside, outside] = (await players(2)) as [TestMember, TestMember];
    await api.db.query('update member set vip_level = 7 where id = $1', [inside.id]);
    const group = async (name: string, rule: object) =>
      (await api.post('/operator/group/save', { name, rule, reason }, keys.anna)).data;
    const tagged = await group('Seventh level', { is: 'vipLevel', with: { least: 7, most: 7 } });
    const losing = await group('Losers', { is: 'casinoResult', with: { currency: 'USD', least: '1' } });
    const id = await create({ entry: { group: { id: tagged.id, version: tagged.version } } });
    expect(await own(id, outside)).toMatchObject({ mayJoin: false, whyNot: 'group' });
    expect((await site('join', id, outside)).error).toBe(errorCodes.entryByInvitation);
    await join(id, inside);
    for (const of of [
      { id: 9_999, version: 1 },
      { id: losing.id, version: losing.version },
    ])
      expect((await desk('create', usual({ entry: { group: of } }))).error).toBe(errorCodes.invalidField);
  });

  it('with a cap takes the first to come, exactly, however many come at once', async () => {
    const id = await create({ mostPlayers: 10 });
    // More than may register from one place in a minute.
    const { rows: members } = await api.db.query<{ id: bigint }>(
      `with made as (
         insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday, currency,
           country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
         select 'c' || n, 'c' || n || '@example.com', '63', '99' || n, '', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '', '', '',
           false, 'cap' || n from generate_series(1, 64) n returning id),
       opened as (insert into book (member_id, currency, head_hash) select id, 'USD', '' from made)
       select id from made`,
    );
    const taking = {
      db: api.db,
      rulesFor: async () => ({ 'offers.competitions': true }),
      offersHeldBack: async () => undefined,
      entryRefusal: async () => undefined,
    };
    const answers = await Promise.all(members.map((member) => joinCompetition(taking, member, id)));
    const joined = members.filter((_, at) => answers[at]!.ok);
    expect(joined).toHaveLength(10);
    expect(answers.filter((answer) => !answer.ok && answer.error === 'competitionFull')).toHaveLength(54);
    expect((await get(id)).players).toBe(10);
    const player = await newPlayer(api);
    expect(await own(id, player)).toMatchObject({ players: 10, mostPlayers: 10, whyNot: 'full' });
    // A repeat takes no place; who leaves makes one free.
    expect((await joinCompetition(taking, joined[0]!, id)).ok).toBe(true);
    expect((await leaveCompetition(taking, joined[0]!, id)).ok).toBe(true);
    await join(id, player);
    expect((await joinCompetition(taking, joined[0]!, id)).ok).toBe(false);
    expect((await get(id)).players).toBe(10);
  });
});

describe('the score', () => {
  it('of one round has a bound, and left out games do not count', async () => {
    const capped = await create({ roundMost: 10 });
    const elsewhere = await create({ games: { except: ['nocturne'] } });
    const player = await newPlayer(api);
    await join(capped, player);
    await join(elsewhere, player);
    await play(api, player, 100, 50_000);
    await play(api, player, 100, 300);
    await run();
    expect(await places(capped)).toEqual([[number(player), 1, 1_300, null]]);
    expect(await places(elsewhere)).toEqual([[number(player), null, 0, null]]);
    const detail = await own(elsewhere, player);
    expect(detail).toMatchObject({ games: null, gamesLeftOut: ['Nocturne'] });
  });

  it('of the same height goes to who needed fewer rounds, then to who was earlier; computed again it is the same', async () => {
    const id = await create({ ties: 'fewerRounds', rounds: 1 });
    const [slow, quick, late] = (await players(3)) as [TestMember, TestMember, TestMember];
    await join(id, slow, quick, late);
    await play(api, slow, 100, 0);
    await play(api, slow, 100, 400);
    await play(api, quick, 5_000, 20_000);
    await play(api, late, 100, 400);
    await run();
    const order = [quick, late, slow].map((member, at) => [number(member), at + 1, 400]);
    expect((await places(id)).map((row: unknown[]) => row.slice(0, 3))).toEqual(order);
    for (const [at, member] of [quick, late, slow].entries()) expect((await own(id, member)).own.place).toBe(at + 1);
    // More rounds afterwards change nothing.
    await play(api, quick, 100, 100);
    const { resultHash } = await end(id);
    expect(await places(id)).toEqual(order.map((row, at) => [...row, [100, 50, 25][at]]));
    expect((await desk('verify', { id })).data).toMatchObject({ differing: [], hash: resultHash, matches: true });
    await inTransaction(api.db, async (tx) => {
      await withoutTriggers(tx);
      await tx.query(
        `update competition_entry set reached_at = reached_at - interval '1 hour' where competition_id = $1 and member_id = $2`,
        [id, late.id],
      );
    });
    expect((await desk('verify', { id })).data).toMatchObject({
      differing: [{ memberId: number(late) }],
      matches: false,
    });
  });

  it('comes with a file by which a player computes score and final standings again', async () => {
    const id = await create({ rounds: 2, ties: 'fewerRounds' });
    const [first, second, none] = (await players(3)) as [TestMember, TestMember, TestMember];
    await join(id, first, second, none);
    await play(api, first, 100, 700);
    await play(api, first, 100, 200);
    await play(api, second, 100, 100);
    await run();
    const running = (await site('file', id, first)).data;
    expect(running).toMatchObject({ score: 900, resultHash: null, standings: [] });
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(sha(running.definition)).toBe(running.definitionHash);
    // Moves the end, which is part of the definition, so that its text is compared before.
    await end(id);
    for (const member of [first, second]) {
      const file = (await site('file', id, member)).data;
      expect(sha([file.definitionHash, ...file.standings].join('\n'))).toBe(file.resultHash);
      const lines = file.standings.filter((line: string) => line.split('|')[1] === file.receipt);
      expect(lines).toHaveLength(1);
      expect(Number(lines[0].split('|')[2])).toBe(file.score);
      expect(file.rounds.reduce((sum: number, { score }: { score: number }) => sum + score, 0)).toBe(file.score);
      // Nobody else can be named by it.
      expect(JSON.stringify(file)).not.toContain((member === first ? second : first).username);
    }
    expect((await site('file', id, await newPlayer(api))).error).toBe(errorCodes.noSuchThing);
  });
});

describe('prizes', () => {
  it('come to no more than the pool', async () => {
    const wrong = await desk('create', usual({ pool: usd('174.99') }));
    expect(wrong.error).toBe(errorCodes.invalidField);
    expect((await desk('create', usual({ pool: usd('175') }))).data.pool).toEqual([{ currency: 'USD', amount: 175 }]);
  });
});

describe('a disqualification', () => {
  const decide = (id: number, member: TestMember, more: object = {}, name = 'anna') =>
    desk('disqualify', { id, memberId: number(member), to: 'out', cause: 'collusion', reason, ...more }, name);

  it('takes two people, moves places up, tells the player how to complain, and is undone by two', async () => {
    const id = await create({ rounds: 1 });
    const [first, second, outside] = (await players(3)) as [TestMember, TestMember, TestMember];
    await join(id, first, second);
    await play(api, first, 100, 900);
    await play(api, second, 100, 300);
    await run();
    expect((await decide(id, first, { cause: undefined })).error).toBe(errorCodes.missingField);
    expect((await decide(id, first, { reason: '' })).error).toBe(errorCodes.missingField);
    expect((await decide(id, outside)).error).toBe(errorCodes.noSuchThing);
    expect((await decide(id, first, {}, 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await decide(id, first, { to: 'in' })).error).toBe(errorCodes.wrongState);
    expect((await decide(id, first)).error).toBe(errorCodes.waitsForSecond);
    expect((await decide(id, first)).error).toBe(errorCodes.secondOperatorNeeded);
    await expect(
      api.db.query(
        `update competition_entry set disqualified_for = 'terms', disqualified_at = now() where competition_id = $1`,
        [id],
      ),
    ).rejects.toThrow('a second person has to agree to this disqualification');
    const out = await decide(id, first, {}, 'ben');
    expect(out.data.disqualified).toMatchObject([{ memberId: number(first), cause: 'collusion', score: 900 }]);
    expect(await places(id)).toEqual([[number(second), 1, 300, null]]);
    expect((await own(id, first)).own).toMatchObject({ place: null, disqualified: 'collusion' });
    expect((await own(id, second)).own).toMatchObject({ place: 1, disqualified: null });
    expect((await newest(first))[0]).toContain('You were disqualified in “Weekend of multiples”');
    expect((await newest(first))[0]).toContain('complaint');
    // Out stays out: leaving and joining again does not help.
    expect((await site('leave', id, first)).error).toBe(0);
    expect((await site('join', id, first)).error).toBe(errorCodes.competitionNotOpen);
    await api.db.query('update competition_entry set left_at = null where competition_id = $1 and member_id = $2', [
      id,
      first.id,
    ]);
    await change(id, 'players = 2');

    const back = { to: 'in', cause: undefined };
    expect((await decide(id, first, back, 'ben')).error).toBe(errorCodes.waitsForSecond);
    expect((await decide(id, first, back, 'anna')).error).toBe(0);
    await api.db.query('update competition_entry set scored_seq = 0 where competition_id = $1', [id]);
    await run();
    expect(await places(id)).toEqual([
      [number(first), 1, 900, null],
      [number(second), 2, 300, null],
    ]);
    expect((await newest(first))[0]).toContain('You take part in “Weekend of multiples” again');
    expect(await commands(id)).toEqual(expect.arrayContaining(['competition.disqualify', 'competition.reinstate']));
    await decide(id, second);
    await end(id);
    expect((await decide(id, second, {}, 'ben')).error).toBe(errorCodes.wrongState);
    expect(await places(id)).toEqual([
      [number(first), 1, 900, 100],
      [number(second), 2, 300, 50],
    ]);
  });

  it('of a member who is on the staff is never decided by that person', async () => {
    const id = await create();
    const staff = await newPlayer(api);
    await join(id, staff);
    keys.cleo ??= await addOperator(api.db, 'cleo');
    await api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'cleo'`,
      [staff.id],
    );
    expect((await decide(id, staff, {}, 'cleo')).error).toBe(errorCodes.ownAffair);
    expect((await decide(id, staff)).error).toBe(errorCodes.waitsForSecond);
    expect((await decide(id, staff, {}, 'cleo')).error).toBe(errorCodes.ownAffair);
    expect((await get(id)).disqualified).toEqual([]);
  });
});

describe('a cancelled competition', () => {
  it('says why to players, and sends who has joined one message, but nobody on a break', async () => {
    const id = await create();
    const [player, onBreak, left] = (await players(3)) as [TestMember, TestMember, TestMember];
    await join(id, player, onBreak, left);
    expect((await site('leave', id, left)).error).toBe(0);
    // The job of the api would not know of the break here.
    await change(id, 'to_notify = false');
    expect((await desk('turn', { id, to: 'cancelled', cause: 'fault', reason })).data.state).toBe('cancelled');
    const held = {
      ...deps(),
      offersHeldBack: async (_: unknown, memberId: bigint) => (memberId === onBreak.id ? 'paused' : undefined),
    };
    while ((await runCompetitions(held)) > 0);
    expect((await own(id, player)).cancelled).toBe('fault');
    const texts = (await newest(player)).filter((text) => text.includes('was cancelled'));
    expect(texts).toHaveLength(1);
    expect(await newest(left)).not.toEqual(expect.arrayContaining([expect.stringContaining('was cancelled')]));
    const { rows } = await api.db.query('select to_notify from competition where id = $1', [id]);
    expect(rows).toEqual([{ to_notify: false }]);
  });
});

describe('a series', () => {
  it('publishes the next one when one has begun, as the first says, until one person ends it', async () => {
    const first = await create({
      repeats: { every: 'week', times: 4 },
      games: { codes: ['nocturne'] },
      ...{
        beginTime: new Date(Date.now() - 3_600_000).toISOString(),
        endTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
    await run();
    const series = async () =>
      (
        await api.db.query(
          `select id, series_number, state, starts_at, games from competition where series_id = $1 order by series_number`,
          [first],
        )
      ).rows;
    const [one, two, ...rest] = await series();
    expect(rest).toEqual([]);
    expect(two).toMatchObject({ series_number: 2, state: 'open', games: ['nocturne'] });
    expect(two.starts_at.getTime() - one.starts_at.getTime()).toBe(7 * 86_400_000);
    expect((await get(two.id)).series).toEqual({ first, number: 2, times: 4, isEnded: false });
    // Its name lets nobody publish what was not agreed to.
    const other = await draft({ prizes: [usd('1000000')] });
    await expect(
      api.db.query(`update competition set state = 'open', series_id = $2, series_number = 3 where id = $1`, [
        other.id,
        first,
      ]),
    ).rejects.toThrow('a second person has to agree to publish');

    await change(two.id, `starts_at = now() - interval '1 hour'`);
    await run();
    expect(await series()).toHaveLength(3);
    expect((await desk('endSeries', { id: two.id, reason: '' })).error).toBe(errorCodes.missingField);
    expect((await desk('endSeries', { id: two.id, reason })).data.series.isEnded).toBe(true);
    expect((await desk('endSeries', { id: first, reason })).error).toBe(errorCodes.wrongState);
    const three = (await series())[2];
    await change(three.id, `starts_at = now() - interval '1 hour'`);
    await run();
    expect(await series()).toHaveLength(3);
  });
});

describe('the export', () => {
  it('is made with its permission and recorded', async () => {
    const id = await create();
    const player = await newPlayer(api);
    await join(id, player);
    await play(api, player, 100, 200);
    await run();
    const response = await fetch(`${api.deskUrl}/api/operator/competition/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.anna}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]).toContain('place,member,username,currency');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`1,${player.id},${player.username},USD`);
    expect((await desk('export', { id }, 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await commands(id)).at(-1)).toBe('competition.export');
  });
});

import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { newPlayer, openRound, play, setTimes, usual } from './missions.fixture.ts';

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
  for (const name of ['anna', 'ben']) keys[name] = await addOperator(api.db, name);
  keys.sue = await addOperator(api.db, 'sue', ['support']);
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const desk = (path: string, body: object = {}, name = 'anna') =>
  api.post(`/operator/mission/${path}`, body, keys[name]);
const write = async (more: object = {}) => {
  const made = await desk('create', usual(more));
  expect(made.error).toBe(0);
  return made.data as { id: number; contentHash: string };
};
const opened = async (more: object = {}): Promise<number> => {
  const { id, contentHash } = await write(more);
  expect((await desk('open', { id, contentHash, reason: 'A test' })).error).toBe(errorCodes.waitsForSecond);
  expect((await desk('open', { id, contentHash, reason: 'A test' }, 'ben')).error).toBe(0);
  return id;
};
const site = (path: string, id: number, member: TestMember) => api.post(`/sys/mission/${path}`, { id }, member.token);
const list = async (member: TestMember) => (await api.post('/sys/mission/list', {}, member.token)).data.missions;
const own = async (id: number, member: TestMember) => (await list(member)).find((one: { id: number }) => one.id === id);
const pointsOf = async (member: TestMember) => {
  const { data } = await api.post('/sys/auth/token/info', {}, member.token);
  return [data.vipPoints, data.vipLifeTimePoints];
};
const events = async (id: number) =>
  (
    await api.db.query('select command from audit_event where subject = $1 and starts_with(command, $2) order by id', [
      `mission:${id}`,
      'mission.',
    ])
  ).rows.map(({ command }) => command);
const setLimit = async (member: TestMember, kind: string, most: number) => {
  const set = await api.post('/sys/protection/setLimit', { kind, period: 'day', most }, member.token);
  expect(set.error).toBe(0);
};
const showSigns = (member: TestMember) =>
  api.db.query(
    `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
    [member.id],
  );

describe('a mission of different games', () => {
  it('counts games of rounds that began after joining, with any stake, and gives its points once', async () => {
    const id = await opened();
    const member = await newPlayer(api);
    const early = await openRound(api, member, 'blackjack', 100);
    await play(api, member, 'nocturne');
    expect(await own(id, member)).toMatchObject({ phase: 'open', reached: 0, limitsStop: false, points: 20 });
    expect((await site('collect', id, member)).error).toBe(errorCodes.noSuchThing);
    expect((await site('join', id, member)).error).toBe(0);
    expect((await site('join', id, member)).error).toBe(0);
    await early.end();
    await (await openRound(api, member, 'blackjack', 100)).rollBack();
    // The same game again, and a larger stake, bring nothing more.
    await play(api, member, 'nocturne', 20);
    await play(api, member, 'nocturne', 5_000);
    expect(await own(id, member)).toMatchObject({ phase: 'joined', reached: 1 });
    expect((await site('collect', id, member)).error).toBe(errorCodes.missionNotDone);
    await play(api, member, 'blackjack');
    expect(await own(id, member)).toMatchObject({ phase: 'done', reached: 2 });
    const [before, lifetime] = await pointsOf(member);
    const all = await Promise.all(Array.from({ length: 8 }, () => site('collect', id, member)));
    expect(all.map(({ error }) => error)).toEqual(Array(8).fill(0));
    // For the store alone: the level follows stakes.
    expect(await pointsOf(member)).toEqual([before + 20, lifetime]);
    expect(await own(id, member)).toMatchObject({ phase: 'collected' });
    expect(await events(id)).toEqual(['mission.create', 'mission.open', 'mission.join', 'mission.collect']);
    const { rows } = await api.db.query('select source, points from vip_given where member_id = $1', [member.id]);
    expect(rows).toEqual([{ source: `mission:${id}`, points: 20n }]);
  });

  it('lets points be spent in the store', async () => {
    const id = await opened({ kind: 'setLimit', points: 100 });
    const member = await newPlayer(api);
    await site('join', id, member);
    await setLimit(member, 'loss', 500);
    expect((await site('collect', id, member)).error).toBe(0);
    expect((await api.post('/sys/vipStore/redeem', { id: 1 }, member.token)).error).toBe(0);
    expect((await pointsOf(member))[0]).toBe(0);
  });

  it('counts a round of a category only', async () => {
    const id = await opened({ kind: 'roundInCategory', category: 'Table Games' });
    const member = await newPlayer(api);
    await site('join', id, member);
    await play(api, member, 'nocturne');
    expect(await own(id, member)).toMatchObject({ phase: 'joined', reached: 0 });
    await play(api, member, 'blackjack');
    expect(await own(id, member)).toMatchObject({ phase: 'done' });
  });

  it('counts no round that ends after it, and lets who fulfilled it collect for 30 days', async () => {
    const id = await opened();
    const [quick, late] = [await newPlayer(api), await newPlayer(api)];
    for (const member of [quick, late]) await site('join', id, member);
    for (const game of ['nocturne', 'blackjack']) await play(api, quick, game);
    await play(api, late, 'nocturne');
    const open = await openRound(api, late, 'blackjack', 100);
    await setTimes(api, id, { begins: new Date(Date.now() - 3 * dayMs), ends: new Date() });
    await open.end();
    expect(await own(id, late)).toMatchObject({ phase: 'over', reached: 1 });
    expect(await own(id, quick)).toMatchObject({ phase: 'done' });
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.missionNotOpen);
    await setTimes(api, id, { begins: new Date(Date.now() - 60 * dayMs), ends: new Date(Date.now() - 31 * dayMs) });
    expect((await site('collect', id, quick)).error).toBe(errorCodes.missionNotOpen);
    expect((await pointsOf(quick))[1]).toBe((await pointsOf(quick))[0]);
  });
});

describe('missions without a round', () => {
  it.each(['setLimit', 'setReminder'] as const)('%s: is done once it holds', async (kind) => {
    const id = await opened({ kind });
    const member = await newPlayer(api);
    await site('join', id, member);
    expect((await site('collect', id, member)).error).toBe(errorCodes.missionNotDone);
    if (kind === 'setLimit') await setLimit(member, 'stake', 100);
    else await api.post('/sys/protection/setRealityCheck', { minutes: 30 }, member.token);
    expect((await site('collect', id, member)).error).toBe(0);
  });

  it('completeIdentity: is done once a check is passed', async () => {
    const id = await opened({ kind: 'completeIdentity' });
    const member = await newPlayer(api);
    await site('join', id, member);
    expect((await own(id, member)).reached).toBe(0);
    await api.db.query(
      `insert into identity_check (member_id, provider, reference, identity, address, age, person_digest, address_digest)
       select member_id, 'sumsub', 'test-' || member_id, 'passed', 'passed', 'passed', person_digest, address_digest
       from identity_account where member_id = $1`,
      [member.id],
    );
    expect((await own(id, member)).reached).toBe(1);
  });

  it('readSaferPlay: takes the word of who joined, and of no other mission', async () => {
    const id = await opened({ kind: 'readSaferPlay' });
    const other = await opened();
    const member = await newPlayer(api);
    expect((await site('confirm', id, member)).error).toBe(errorCodes.noSuchThing);
    for (const one of [id, other]) await site('join', one, member);
    expect((await site('confirm', other, member)).error).toBe(errorCodes.noSuchThing);
    expect((await site('collect', id, member)).error).toBe(errorCodes.missionNotDone);
    for (const _ of [1, 2]) expect((await site('confirm', id, member)).error).toBe(0);
    expect((await site('collect', id, member)).error).toBe(0);
    expect(await events(id)).toEqual(['create', 'open', 'join', 'confirm', 'collect'].map((word) => `mission.${word}`));
  });
});

describe('protection', () => {
  it.each(['stake', 'loss'] as const)(
    'rejects joining when the %s limit leaves less than the least bets',
    async (kind) => {
      const id = await opened();
      const member = await newPlayer(api);
      // Two games at their least bets come to more than one cent.
      await setLimit(member, kind, 0.01);
      expect(await own(id, member)).toMatchObject({ phase: 'open', limitsStop: true });
      expect((await site('join', id, member)).error).toBe(errorCodes.missionBeyondLimits);
      const easy = await opened({ kind: 'readSaferPlay' });
      expect((await own(easy, member)).limitsStop).toBe(false);
      expect((await site('join', easy, member)).error).toBe(0);
    },
  );

  it('counts what the limit has left now', async () => {
    const id = await opened();
    const member = await newPlayer(api);
    await setLimit(member, 'stake', 10);
    expect((await own(id, member)).limitsStop).toBe(false);
    await play(api, member, 'nocturne', 1_000);
    expect((await own(id, member)).limitsStop).toBe(true);
    expect((await site('join', id, member)).error).toBe(errorCodes.missionBeyondLimits);
  });

  it.each([
    ['with signs of harm', showSigns],
    ['on a break', (member: TestMember) => api.post('/sys/protection/takeBreak', { hours: 24 }, member.token)],
  ])('shows nothing and gives nothing to a member %s', async (_, become) => {
    const id = await opened({ kind: 'setReminder' });
    const member = await newPlayer(api);
    await site('join', id, member);
    await api.post('/sys/protection/setRealityCheck', { minutes: 30 }, member.token);
    await become(member);
    expect(await list(member)).toBeNull();
    for (const path of ['join', 'collect']) expect((await site(path, id, member)).error).toBe(errorCodes.noSuchThing);
    const { rows } = await api.db.query('select from vip_given where member_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['a sum that is staked', { kind: 'staked', amount: 100 }],
    ['a sum of losses', { kind: 'lost', amount: 100 }],
    ['time', { kind: 'differentGames', count: 2, minutes: 60 }],
    ['more games than ten', { kind: 'differentGames', count: 11 }],
    ['rounds', { kind: 'roundInCategory', category: 'Slots', count: 50 }],
  ])('rejects a mission that counts %s', async (_, more) => {
    expect((await desk('create', usual(more))).error).toBe(errorCodes.invalidField);
  });

  it('rejects a mission that no game can fulfil, and rows that count what no kind has', async () => {
    await api.db.query(`update game set enabled = false where category = 'Live Casino'`);
    const made = await desk('create', usual({ kind: 'roundInCategory', category: 'Live Casino' }));
    await api.db.query(`update game set enabled = true where category = 'Live Casino'`);
    expect(made.error).toBe(errorCodes.invalidField);
    const insert = (kind: string, count: number) =>
      api.db.query(
        `insert into mission (english, filipino, kind, count, points, starts_at, ends_at, made_by, content_hash)
         values ('a', 'a', $1, $2, 5, now(), now() + interval '1 day', 'test', repeat('0', 64))`,
        [kind, count],
      );
    await expect(insert('staked', 1)).rejects.toThrow(/mission_kind_check/);
    await expect(insert('differentGames', 11)).rejects.toThrow(/mission_count|mission_check/);
    await expect(insert('setLimit', 2)).rejects.toThrow(/mission_count|mission_check/);
  });
});

describe('the desk', () => {
  it('opens a mission with a second person, who agrees to exactly it', async () => {
    const { id, contentHash } = await write();
    const member = await newPlayer(api);
    expect(await own(id, member)).toBeUndefined();
    expect((await site('join', id, member)).error).toBe(errorCodes.noSuchThing);
    const open = (name: string, hash = contentHash) => desk('open', { id, contentHash: hash, reason: 'A test' }, name);
    expect((await open('anna', '0'.repeat(64))).error).toBe(errorCodes.contentChanged);
    expect((await open('anna')).error).toBe(errorCodes.waitsForSecond);
    expect((await desk('list', {})).data.rows[0]).toMatchObject({ id, state: 'draft', approval: expect.any(Number) });
    await expect(api.db.query(`update mission set state = 'open' where id = $1`, [id])).rejects.toThrow(
      /a second person/,
    );
    expect((await open('ben')).error).toBe(0);
    expect((await open('ben')).error).toBe(errorCodes.wrongState);
    expect(await own(id, member)).toMatchObject({ phase: 'open', name: 'Look around' });
    await expect(api.db.query('update mission set points = 900 where id = $1', [id])).rejects.toThrow(/never changed/);
  });

  it('changes and deletes a draft from what was seen, and nothing that was opened', async () => {
    const made = await write();
    const { id, contentHash } = made;
    const { mission } = usual({ points: 30 } as object);
    const saved = await desk('save', { id, contentHash, mission, reason: 'A test' });
    expect(saved.data).toMatchObject({ id, points: 30, state: 'draft' });
    expect((await desk('save', { id, contentHash, mission, reason: 'A test' }, 'ben')).error).toBe(
      errorCodes.contentChanged,
    );
    expect((await desk('delete', { id, contentHash: saved.data.contentHash, reason: '' })).error).toBe(
      errorCodes.missingField,
    );
    expect((await desk('delete', { id, contentHash: saved.data.contentHash, reason: 'A test' })).error).toBe(0);
    expect(await events(id)).toEqual(['mission.create', 'mission.save', 'mission.delete']);
    const running = await opened();
    const { rows } = (await desk('list', {})).data;
    const seen = { id: running, contentHash: rows[0].contentHash, reason: 'A test' };
    for (const path of ['save', 'delete'])
      expect((await desk(path, { ...seen, mission })).error, path).toBe(errorCodes.wrongState);
  });

  it('takes the first to come of a cap, and none whose identity is not checked', async () => {
    const id = await opened({ mostPlayers: 2 });
    const [first, second, third] = [await newPlayer(api), await newPlayer(api), await newPlayer(api)];
    for (const member of [first, first, second]) expect((await site('join', id, member)).error).toBe(0);
    expect(await own(id, third)).toMatchObject({ phase: 'open', whyNot: 'full' });
    expect((await site('join', id, third)).error).toBe(errorCodes.missionFull);
    const checked = await opened({ entry: { verified: true } });
    expect(await own(checked, third)).toMatchObject({ whyNot: 'identity' });
    expect((await site('join', checked, third)).error).toBe(errorCodes.entryNeedsIdentity);
  });

  it('pauses, resumes and ends', async () => {
    const id = await opened({ kind: 'setReminder' });
    const member = await newPlayer(api);
    await site('join', id, member);
    await api.post('/sys/protection/setRealityCheck', { minutes: 30 }, member.token);
    const turn = (to: string) => desk('turn', { id, to, reason: 'A test' });
    expect((await turn('paused')).data).toMatchObject({ state: 'paused', joined: 1, collected: 0 });
    expect((await turn('paused')).error).toBe(errorCodes.wrongState);
    expect(await own(id, member)).toMatchObject({ phase: 'paused' });
    expect((await site('collect', id, member)).error).toBe(errorCodes.missionNotOpen);
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.missionNotOpen);
    expect((await turn('open')).data.state).toBe('open');
    expect((await turn('ended')).data.state).toBe('ended');
    expect((await turn('open')).error).toBe(errorCodes.wrongState);
    expect((await site('join', id, await newPlayer(api))).error).toBe(errorCodes.missionNotOpen);
    expect((await site('collect', id, member)).error).toBe(0);
    expect((await desk('list', { state: 'ended' })).data.rows[0]).toMatchObject({ id, collected: 1 });
  });

  it('needs the rights, a name and a reason', async () => {
    expect((await desk('create', usual(), 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await desk('list', {}, 'sue')).error).toBe(0);
    expect((await desk('create', { ...usual(), reason: '' })).error).toBe(errorCodes.missingField);
    expect((await desk('create', usual({ kind: 'setLimit', english: '' }))).error).toBe(errorCodes.missingField);
    const past = { kind: 'setLimit', endTime: new Date(Date.now() - 1_000).toISOString() };
    expect((await desk('create', usual(past))).error).toBe(errorCodes.invalidField);
  });
});

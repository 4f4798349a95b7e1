import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { memberWithMoney, playNocturne, ticketIn } from '../played-rounds.fixture.ts';
import { readRoundRef, roundRef } from '../round-ref.ts';
import { latestRounds } from './live-rounds.store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Shown {
  ref: string;
  player: string | null;
  multiple: number;
}
const list = async (token?: string, input = {}) => (await api.post('/sys/liveRound/list', input, token)).data.rounds;
/** Past what the process keeps for two seconds. */
const fresh = () => latestRounds(api.db, 40);
const agree = (member: TestMember, given: boolean) => api.post('/sys/consent/setLiveRounds', { given }, member.token);

const newMember = () => memberWithMoney(api);
const play = (member: TestMember, amount: number, win: number | null) => playNocturne(api, member, amount, win);

const roundsOf = async (member: TestMember) =>
  (await fresh()).filter(({ memberId }) => memberId === member.id).map(({ roundId }) => roundId);

describe('the list', () => {
  it('has rounds that are over, the latest first, with the band of the stake and the multiple', async () => {
    const member = await newMember();
    await play(member, 250, 0);
    await play(member, 100, 123);
    await play(member, 100, null);
    const mine = await list(member.token, { mine: true });
    expect(mine).toMatchObject([
      { game: 'Nocturne', gameId: 1, player: null, currency: 'USD', stakeFrom: 1, stakeBelow: 10, multiple: 123 },
      { stakeFrom: 1, stakeBelow: 10, multiple: 0 },
    ]);
    expect(JSON.stringify(mine)).not.toContain(member.username);
    await play(member, 5_000, 5_000);
    await play(member, 99, 33);
    expect(await list(member.token, { mine: true })).toMatchObject([
      { stakeFrom: null, stakeBelow: 1, multiple: 33 },
      { stakeFrom: 10, stakeBelow: 100, multiple: 100 },
      {},
      {},
    ]);
    expect(await list(undefined, { mine: true })).toEqual([]);
  });

  it('names a member who agreed, from then on and no longer than that', async () => {
    const member = await newMember();
    await play(member, 100, 0);
    const player = async () => (await list(member.token, { mine: true }))[0].player;
    expect(await player()).toBeNull();
    await agree(member, true);
    expect(await player()).toBe(`${member.username.slice(0, 2)}•••`);
    await agree(member, true);
    await agree(member, false);
    expect(await player()).toBeNull();
    const { data } = await api.post('/sys/consent/get', {}, member.token);
    const answers = data.history.filter(({ what }: { what: string }) => what === 'liveRounds');
    expect(answers.map(({ given }: { given: boolean }) => given)).toEqual([false, true]);
    const { rows } = await api.db.query(
      `select command from audit_event where member_id = $1 and command like 'liveRounds.%' order by id`,
      [member.id],
    );
    expect(rows.map(({ command }) => command)).toEqual(['liveRounds.show', 'liveRounds.hide']);
  });

  it('is one answer when 32 say yes at once', async () => {
    const member = await newMember();
    await Promise.all(Array.from({ length: 32 }, () => agree(member, true)));
    const { rows } = await api.db.query(`select from consent where member_id = $1 and what = 'liveRounds'`, [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is closed to members on a break, and their rounds are not in it', async () => {
    const member = await newMember();
    const roundId = await play(member, 100, 0);
    expect(await roundsOf(member)).toEqual([roundId]);
    await api.post('/sys/protection/takeBreak', { hours: 24 }, member.token);
    expect(await roundsOf(member)).toEqual([]);
    const back = await api.post('/sys/auth/login', { username: member.username, password: member.password });
    expect(await list(back.data?.token ?? member.token)).toBeNull();
  });

  it('is closed to members with signs of harm', async () => {
    const member = await newMember();
    await api.db.query(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'message', 1, 10, '{chasing}', now() + interval '1 day', now())`,
      [member.id],
    );
    expect(await list(member.token)).toBeNull();
  });
});

describe('a replay', () => {
  const open = async (ref: string, token?: string) => {
    const { data, error } = await api.post('/sys/liveRound/open', { ref }, token);
    if (error !== 0) return error;
    return ticketIn(data.address);
  };

  it('is opened by visitors, with proof only where the member agreed or asks', async () => {
    const member = await newMember();
    const roundId = await play(member, 100, 0);
    const [{ ref }] = (await list(member.token, { mine: true })) as [Shown];
    expect(await open(ref)).toMatchObject({ roundId, shownTo: 'site', withProof: false });
    expect(await open(ref, member.token)).toMatchObject({ withProof: true });
    await agree(member, true);
    expect(await open(ref)).toMatchObject({ withProof: true });
  });

  it('is refused for a name that the casino did not make', async () => {
    const member = await newMember();
    await play(member, 100, 0);
    const [{ ref }] = (await list(member.token, { mine: true })) as [Shown];
    const last = ref.at(-1) === 'A' ? 'B' : 'A';
    const wrong = ['', 'studio.', `${ref.slice(0, -1)}${last}`, ref.slice(0, -4), ref.replace('studio', 'other')];
    for (const changed of wrong) expect(await open(changed)).not.toMatchObject({ roundId: expect.anything() });
  });

  it('hides round and member in its name, and the same round has the same name', () => {
    const vendors = { find: (id: string) => (id === 'studio' ? { secret: 'x'.repeat(32) } : undefined) };
    const round = { vendor: 'studio', roundId: randomUUID(), memberId: 100_001n };
    const ref = roundRef(vendors, round)!;
    expect(roundRef(vendors, round)).toBe(ref);
    expect(Buffer.from(ref.split('.')[1]!, 'base64url').toString('latin1')).not.toContain(round.roundId.slice(0, 8));
    expect(readRoundRef(vendors, ref)).toEqual(round);
    expect(roundRef(vendors, { ...round, vendor: 'gone' })).toBeUndefined();
    expect(readRoundRef(vendors, ref.replace('studio', 'gone'))).toBeUndefined();
  });
});

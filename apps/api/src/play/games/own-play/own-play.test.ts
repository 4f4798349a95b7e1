import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { memberWithMoney, playNocturne } from '../played-rounds.fixture.ts';
import { runningNet, thinned } from './net-line.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const ownPlay = async (member: TestMember) => (await api.post('/sys/ownPlay/get', {}, member.token)).data;

describe('own play', () => {
  it('has the highest multiple, with any stake, and the net result after each round', async () => {
    const member = await memberWithMoney(api);
    expect(await ownPlay(member)).toMatchObject({
      currency: 'USD',
      bests: { rounds: 0, isAll: true, gamesTried: 0, highest: [] },
      session: { rounds: 0, net: 0, lowest: 0, highest: 0, points: [{ round: 0, net: 0 }] },
    });
    // Lost 50; won 9 with 1; won 20 with 10, the larger sum and the smaller multiple.
    await playNocturne(api, member, 5_000, 0);
    await playNocturne(api, member, 100, 1_000);
    await playNocturne(api, member, 1_000, 3_000);
    // Not over.
    await playNocturne(api, member, 100, null);
    const { bests, session } = await ownPlay(member);
    expect(bests).toMatchObject({
      rounds: 3,
      gamesTried: 1,
      highest: [{ game: 'Nocturne', multiple: 1_000, stake: 1, paid: 10, ref: expect.stringContaining('studio.') }],
    });
    expect(bests.gamesOffered).toBeGreaterThan(10);
    expect(session).toMatchObject({
      ...{ rounds: 3, net: -21, lowest: -50, highest: 0 },
      points: [
        { round: 0, net: 0 },
        { round: 1, net: -50 },
        { round: 2, net: -41 },
        { round: 3, net: -21 },
      ],
    });
  });

  it('calls no round a best that paid no more than its stake', async () => {
    const member = await memberWithMoney(api);
    await playNocturne(api, member, 1_000, 1_000);
    await playNocturne(api, member, 1_000, 900);
    expect((await ownPlay(member)).bests).toMatchObject({ rounds: 2, highest: [] });
  });

  it("shows no one else's rounds, and none from before the log-in in the session", async () => {
    const [member, other] = [await memberWithMoney(api), await memberWithMoney(api)];
    await playNocturne(api, member, 100, 500);
    expect((await ownPlay(other)).bests.rounds).toBe(0);
    await api.db.query(`update member_session set created_at = clock_timestamp() where member_id = $1`, [member.id]);
    const { bests, session } = await ownPlay(member);
    expect(bests.rounds).toBe(1);
    expect(session).toMatchObject({ rounds: 0, net: 0 });
  });

  it('shows no bests to a member with signs of harm, and the session as it is', async () => {
    const member = await memberWithMoney(api);
    await playNocturne(api, member, 100, 500);
    await api.db.query(
      `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
      [member.id],
    );
    expect(await ownPlay(member)).toMatchObject({ bests: null, session: { rounds: 1, net: 4 } });
  });
});

describe('the line of a session', () => {
  it('begins at 0 and adds up', () => {
    expect(runningNet([-5n, 3n]).map(({ net }) => net)).toEqual([0n, -5n, -2n]);
  });

  it('keeps the first and the last of many', () => {
    const all = Array.from({ length: 1_001 }, (_, at) => at);
    const some = thinned(all, 240);
    expect([some.length, some[0], some.at(-1)]).toEqual([240, 0, 1_000]);
  });
});

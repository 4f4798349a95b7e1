import { verifyBooks } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { countInvitations } from './count-invitations.ts';
import { joinFrom, meetTerms } from './invite.fixture.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1' });
  key = await addOperator(api.db, 'invite-desk');
});
afterAll(() => api.close());

const desk = (path: string, body: object) => api.post(`/operator/${path}`, body, key);
const childCount = async (member: TestMember) =>
  (await api.post('/sys/member/getMember', { id: Number(member.id) }, member.token)).data.childCount;
const invitationOf = async (member: TestMember) =>
  (await desk('invitation/listPage', { memberId: Number(member.id) })).data.content[0];

async function heldFriend() {
  const device = { deviceId: crypto.randomUUID() };
  const inviter = await joinFrom(api, device);
  const friend = await joinFrom(api, { ...device, invitorCode: inviter.code });
  await meetTerms(api, friend);
  return { inviter, friend, held: await invitationOf(friend) };
}

describe('held invitations', () => {
  it('are listed with what is the same and whose it is', async () => {
    const { inviter, friend, held } = await heldFriend();
    expect(held).toMatchObject({
      status: 'held',
      inviterId: Number(inviter.id),
      inviter: inviter.username,
      memberId: Number(friend.id),
      username: friend.username,
      matches: [{ kind: 'device', memberId: Number(inviter.id) }],
      decidedBy: null,
    });
    const { data } = await desk('invitation/listPage', { status: 'held' });
    expect(data.content.map((row: { id: number }) => row.id)).toContain(held.id);
    expect((await api.post('/operator/invitation/listPage', {}, inviter.token)).error).toBe(errorCodes.loginAgain);
  });

  it('count after an operator released them, and the same match holds them no more', async () => {
    const { inviter, held } = await heldFriend();
    expect((await desk('invitation/release', { id: held.id })).data).toMatchObject({
      status: 'waiting',
      decidedBy: 'invite-desk',
    });
    expect(await childCount(inviter)).toBe(1);
    const again = await desk('invitation/release', { id: held.id });
    expect(again.error).toBe(errorCodes.wrongState);
    expect(again.message).toContain('counted');
    const { rows } = await api.db.query('select actor, command from audit_event where subject = $1 order by id', [
      `invitation:${held.id}`,
    ]);
    expect(rows).toEqual([
      { actor: 'system:invitations', command: 'invitation.hold' },
      { actor: 'operator:invite-desk', command: 'invitation.release' },
      { actor: 'system:invitations', command: 'invitation.count' },
    ]);
  });

  it('never count after an operator refused them, with a reason', async () => {
    const { inviter, held } = await heldFriend();
    expect((await desk('invitation/refuse', { id: held.id, reason: '' })).error).toBe(errorCodes.missingField);
    expect((await desk('invitation/refuse', { id: 99_999_999, reason: 'x' })).error).toBe(errorCodes.noSuchThing);
    const refused = await desk('invitation/refuse', { id: held.id, reason: 'the same person' });
    expect(refused.data).toMatchObject({ status: 'refused', reason: 'the same person' });
    expect(await childCount(inviter)).toBe(0);
    expect((await desk('invitation/release', { id: held.id })).error).toBe(errorCodes.wrongState);
  });
});

describe('agents', () => {
  const page = (member: TestMember, input = {}) => api.post('/sys/agent/inviteBonus/page', input, member.token);
  const summary = (member: TestMember) => api.post('/sys/agent/inviteBonus/summary', {}, member.token);
  const setAgent = (member: TestMember, agent: boolean) =>
    desk('member/setAgent', { memberId: Number(member.id), agent });
  const deps = () => ({
    db: api.db,
    secret: '',
    agentPercent: async () => 10,
    announce: async () => {},
    addressesOf: async () => [],
    profileStatusOf: async () => 'notUploaded' as const,
    log: { warn: () => {} },
  });

  it('are made by an operator; to common members their screen is closed', async () => {
    const member = await joinFrom(api);
    expect((await page(member)).error).toBe(errorCodes.notPermitted);
    expect((await summary(member)).error).toBe(errorCodes.notPermitted);
    expect((await setAgent(member, true)).error).toBe(0);
    expect((await setAgent(member, true)).error).toBe(0);
    expect((await api.post('/sys/auth/token/info', {}, member.token)).data.type).toBe(10);
    expect((await page(member)).data).toMatchObject({ content: [], totalElements: 0 });
    expect((await setAgent(member, false)).error).toBe(0);
    expect((await page(member)).error).toBe(errorCodes.notPermitted);
    expect((await desk('member/setAgent', { memberId: 99_999_999, agent: true })).error).toBe(errorCodes.noSuchThing);
    const { rows } = await api.db.query(
      `select before, after from audit_event where member_id = $1 and command = 'member.setAgent' order by id`,
      [member.id],
    );
    expect(rows).toEqual([
      { before: { type: 0 }, after: { type: 10 } },
      { before: { type: 10 }, after: { type: 0 } },
    ]);
  });

  it('earn 10 percent of the first deposit of those invited from then on, once each, when they count', async () => {
    const agent = await joinFrom(api);
    const before = await joinFrom(api, { invitorCode: agent.code });
    await setAgent(agent, true);
    const [large, waiting, other] = [
      await joinFrom(api, { invitorCode: agent.code }),
      await joinFrom(api, { invitorCode: agent.code }),
      await joinFrom(api, { invitorCode: agent.code, currency: 'BRL' }),
    ];
    await meetTerms(api, before, { deposit: 500_00n });
    await meetTerms(api, large, { deposit: 2_000_00n });
    await meetTerms(api, large, { deposit: 9_000_00n });
    await meetTerms(api, waiting, { deposit: 30_05n, wagered: 0n });
    // 123.45 reais are 22.86 dollars at 5.4, and a tenth of that is 2.286.
    await meetTerms(api, other, { deposit: 123_45n, wagered: 500_00n, currency: 'BRL' });
    await Promise.all(Array.from({ length: 8 }, () => countInvitations(deps(), agent.id)));

    const { data } = await page(agent, { createTime_0: 'DESC' });
    const masked = ({ username }: TestMember) => `${username.slice(0, 2)}***${username.slice(-1)}`;
    const found = data.content.map((row: { username: string; amount: number; currency: string }) => row);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(expect.objectContaining({ username: masked(large), amount: 100, currency: 'USD' }));
    expect(found).toContainEqual(expect.objectContaining({ username: masked(other), amount: 2.28, currency: 'USD' }));
    expect((await summary(agent)).data).toEqual({
      memberCount: 3,
      depositorCount: 3,
      percent: 10,
      mostEach: 100,
      bonusTotal: 102.28,
      bonusPending: 3,
      currency: 'USD',
    });
    expect((await verifyBooks(api.db, { memberId: agent.id })).findings).toEqual([]);
    const { rows } = await api.db.query(
      `select sum(amount)::bigint as paid, count(*)::int as postings from posting
       where member_id = $1 and source = 'agent-bonus'`,
      [agent.id],
    );
    expect(rows[0]).toEqual({ paid: 102_28n, postings: 2 });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { memberWithMoney, playNocturne, ticketIn } from '../played-rounds.fixture.ts';

let api: TestApi;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  api = await startTestApi();
  [member, other] = [await memberWithMoney(api), await api.join()];
});
afterAll(() => api.close());

const call = (name: string, body: object, token?: string) => api.post(`/sys/sharedRound/${name}`, body, token);
const refuses = { error: 1002, data: null };

/** Plays a round and answers its name in the history. */
async function playedRef(amount: number, win: number | null, by = member): Promise<string> {
  await playNocturne(api, by, amount, win);
  const { data } = await api.post('/sys/game/history/page', {}, by.token);
  return data.content[0].ref;
}

const share = async (ref: string, withAmounts: boolean): Promise<string> =>
  (await call('share', { ref, withAmounts }, member.token)).data.share;

it('shows a round to a visitor who has the link: multiple and proof, amounts only where wanted', async () => {
  const ref = await playedRef(250, 625);
  expect(await call('get', { ref }, member.token)).toMatchObject({ data: { isAllowed: true, shared: null } });
  const link = await share(ref, false);
  const { data } = await call('open', { share: link });
  expect(data.round).toMatchObject({
    game: 'Nocturne',
    gameId: 1,
    player: null,
    multiple: 250,
    currency: 'USD',
    staked: null,
    won: null,
  });
  expect(JSON.stringify(data.round)).not.toContain(member.username);
  expect(ticketIn(data.round.address)).toMatchObject({ shownTo: 'site', withProof: true, withAmounts: false });

  // The link stays the same one.
  expect(await share(ref, true)).toBe(link);
  const wanted = (await call('open', { share: link }, other.token)).data.round;
  expect(wanted).toMatchObject({ staked: 2.5, won: 6.25 });
  expect(ticketIn(wanted.address)).toMatchObject({ withAmounts: true });
  expect(await call('get', { ref }, member.token)).toMatchObject({
    data: { shared: { share: link, withAmounts: true } },
  });
});

it('ends a link at once, and records each change once with what was before', async () => {
  const ref = await playedRef(100, 0);
  const link = await share(ref, false);
  await share(ref, false);
  await share(ref, true);
  for (const _ of [1, 2]) expect(await call('stop', { ref }, member.token)).toMatchObject({ error: 0 });
  expect(await call('open', { share: link })).toMatchObject(refuses);
  const { rows } = await api.db.query(
    `select command, before, after from audit_event where member_id = $1 and command like 'round.%' order by id desc limit 3`,
    [member.id],
  );
  expect(rows.reverse()).toEqual([
    { command: 'round.share', before: { shared: false }, after: { shared: true, withAmounts: false } },
    {
      command: 'round.share',
      before: { shared: true, withAmounts: false },
      after: { shared: true, withAmounts: true },
    },
    { command: 'round.stopSharing', before: { shared: true, withAmounts: true }, after: { shared: false } },
  ]);
});

it('writes one event when the same round is shared 16 times at once', async () => {
  const ref = await playedRef(100, 50);
  const links = await Promise.all(Array.from({ length: 16 }, () => share(ref, false)));
  expect(new Set(links).size).toBe(1);
  const { rows } = await api.db.query(`select from audit_event where member_id = $1 and command = 'round.share'`, [
    member.id,
  ]);
  expect(rows).toHaveLength(5);
});

it('refuses rounds of others, open rounds, and names that were made for something else', async () => {
  const ref = await playedRef(100, 300);
  for (const name of ['get', 'share', 'stop'])
    expect(await call(name, { ref, withAmounts: false }, other.token)).toMatchObject(refuses);
  // Known to all who see the live rounds, and no link for that.
  await share(ref, false);
  expect(await call('open', { share: ref })).toMatchObject(refuses);
  expect(await call('share', { ref: await share(ref, false), withAmounts: false }, member.token)).toMatchObject(
    refuses,
  );
  for (const wrong of ['', 'x', 'studio.', `${ref}A`])
    expect(await call('open', { share: wrong })).toMatchObject(refuses);
  expect(await playedRef(100, null)).toBeNull();
});

it('hides rounds of a player on a break, and hides all rounds from such a player', async () => {
  const paused = await memberWithMoney(api);
  const ref = await playedRef(100, 100, paused);
  const link = (await call('share', { ref, withAmounts: false }, paused.token)).data.share;
  expect(await call('open', { share: link })).toMatchObject({ data: { round: { multiple: 100 } } });
  await api.post('/sys/protection/takeBreak', { hours: 24 }, paused.token);
  expect(await call('open', { share: link })).toMatchObject(refuses);
  const back = await api.post('/sys/auth/login', { username: paused.username, password: paused.password });
  const token = back.data?.token ?? paused.token;
  expect(await call('open', { share: link }, token)).toMatchObject({ error: 0, data: { round: null } });
  expect(await call('share', { ref, withAmounts: true }, token)).toMatchObject({ error: 1304 });
  expect(await call('get', { ref }, token)).toMatchObject({ data: { isAllowed: false } });
});

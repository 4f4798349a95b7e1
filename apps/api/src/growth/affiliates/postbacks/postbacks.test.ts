import { inTransaction } from '@fairhouse/database';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newSecret, openReceiver, signatureOf } from '../../../desk/index.ts';
import { startReceiver, status, type TestReceiver } from '../../../desk/outgoing-webhooks/receiver.fixture.ts';
import { isAllowedEndpoint } from '../../../lib/outgoing-address.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { openPartnerCasino, type PartnerCasino, planOf } from '../affiliates.fixture.ts';
import { replayPostbacks } from './replay-postbacks.ts';
import { sendPostbacks } from './send-postbacks.ts';
import { setPostbacks } from './set-postbacks.ts';

let casino: PartnerCasino;
let there: TestReceiver;
let deps: AffiliatesDeps;
const receiver = openReceiver({ loopback: true });

beforeAll(async () => {
  casino = await openPartnerCasino();
  const { postback } = casino.deps;
  deps = {
    ...casino.deps,
    clock: () => new Date(),
    postback: {
      ...postback,
      newSecret,
      signatureOf,
      post: receiver.post,
      isAllowed: (url) => isAllowedEndpoint(url, { loopback: false }),
    },
  };
});
beforeEach(async () => {
  there = await startReceiver();
});
afterEach(() => there.close());
afterAll(async () => {
  receiver.close();
  await casino.close();
});

const due = () => casino.db.query('update affiliate_postback set due_at = now(), leased_until = null');
const states = async () =>
  (await casino.db.query<{ state: string; tries: number }>('select state, tries from affiliate_postback order by id'))
    .rows;

it('tells a partner of joining and the first deposit, signed, with nothing by which a person is known', async () => {
  const { id, link } = await casino.partner(planOf());
  const anywhere = { ...deps, postback: { ...deps.postback, isAllowed: () => true } };
  const set = await setPostbacks(anywhere, id, { url: there.url, kinds: ['registration', 'firstDeposit'] });
  const secret = (set as { data: { secret: string } }).data.secret;
  const member = await casino.join(link, '2026-03-02T10:00:00Z', { sub: 'their-click.7' });
  await casino.post(member, 'DEPOSIT', 20_00n, '2026-03-02T11:00:00Z');
  await casino.sumUpTo('2026-03-02T12:00:00Z');
  expect(await sendPostbacks(deps)).toBe(2);
  const sent = there.received
    .map(({ body, headers }) => ({ body, event: new Webhook(secret).verify(body, headers) as Record<string, unknown> }))
    .sort((a, b) => (String(a.event.kind) < String(b.event.kind) ? 1 : -1));
  expect(sent.map(({ event }) => event)).toEqual([
    {
      kind: 'registration',
      version: 1,
      time: expect.any(String),
      link: link.code,
      click: 'their-click.7',
      player: expect.any(String),
    },
    {
      kind: 'firstDeposit',
      version: 1,
      time: expect.any(String),
      link: link.code,
      click: 'their-click.7',
      player: expect.any(String),
    },
  ]);
  for (const { body } of sent) expect(body).not.toMatch(new RegExp(`player\\d|@|${member}|Maria`));
  expect(await sendPostbacks(deps)).toBe(0);
  expect(new Set(there.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  await casino.db.query('truncate affiliate_postback');
});

it('is sent again until all tries are used up, and once more by a replay', async () => {
  const { id, link } = await casino.partner(planOf());
  const anywhere = { ...deps, postback: { ...deps.postback, isAllowed: () => true } };
  await setPostbacks(anywhere, id, { url: there.url, kinds: ['registration'] });
  await casino.join(link, '2026-03-03T10:00:00Z');
  there.answers(status(500));
  await sendPostbacks(deps);
  expect(await states()).toEqual([{ state: 'waiting', tries: 1 }]);
  // Not before its time.
  expect(await sendPostbacks(deps)).toBe(0);
  for (let tries = 2; tries <= 3; tries++) {
    await due();
    await sendPostbacks(deps);
  }
  expect(await states()).toEqual([{ state: 'dead', tries: 3 }]);
  await due();
  expect(await sendPostbacks(deps)).toBe(0);
  there.answers(status(204));
  expect(await replayPostbacks(casino.deps, { name: 'anna' }, { id, reason: 'It is repaired' })).toMatchObject({
    data: { replayed: 1 },
  });
  await sendPostbacks(deps);
  expect(await states()).toEqual([{ state: 'delivered', tries: 1 }]);
  await casino.db.query('truncate affiliate_postback');
});

it('is sent once by two processes at the same time, and again when the first one died with it', async () => {
  const { id, link } = await casino.partner(planOf());
  const anywhere = { ...deps, postback: { ...deps.postback, isAllowed: () => true } };
  await setPostbacks(anywhere, id, { url: there.url, kinds: ['registration'] });
  await casino.join(link, '2026-03-04T10:00:00Z');
  await Promise.all([sendPostbacks(deps), sendPostbacks(deps), sendPostbacks(deps)]);
  expect(there.received).toHaveLength(1);
  await casino.db.query(`update affiliate_postback set state = 'waiting', leased_until = now() + interval '1 minute'`);
  expect(await sendPostbacks(deps)).toBe(0);
  await due();
  expect(await sendPostbacks(deps)).toBe(1);
  await casino.db.query('truncate affiliate_postback');
});

it.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://10.0.0.8/',
  'https://localhost/',
  'https://169.254.169.254/latest',
])('refuses %s as an address', async (url) => {
  const { id } = await casino.partner(planOf());
  expect(await setPostbacks(deps, id, { url, kinds: ['registration'] })).toMatchObject({ error: 'invalidField' });
});

it('writes nothing down for a partner who asks for nothing, or in a transaction that is rolled back', async () => {
  const { id, link } = await casino.partner(planOf());
  await casino.join(link, '2026-03-05T10:00:00Z');
  expect(await states()).toEqual([]);
  await inTransaction(casino.db, async () => {});
  expect(id).toBeGreaterThan(0);
});

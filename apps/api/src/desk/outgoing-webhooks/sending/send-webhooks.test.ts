import { randomBytes } from 'node:crypto';
import { subscribedKinds, webhookBody, webhookEvents } from '@fairhouse/contract/operator';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuditEvent, recordAuditEvent, recordAuditEvents } from '../../../db/audit-events.store.ts';
import { sealingWith } from '../../../lib/sealing.ts';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';
import { loadWebhookSources } from '../events/load-sources.ts';
import { makeEvents } from '../events/make-events.ts';
import { startReceiver, status, type TestReceiver } from '../receiver.fixture.ts';
import { mostReplayed, replayDeliveries } from '../replay-deliveries.ts';
import { sendTest } from '../send-test.ts';
import { changeWebhook } from '../subscription/change-webhook.ts';
import { createWebhook } from '../subscription/create-webhook.ts';
import { rotateSecret } from '../subscription/rotate-secret.ts';
import { listSubscriptions } from '../subscription/subscription.store.ts';
import { turnWebhook } from '../subscription/turn-webhook.ts';
import { tidyWebhooksJob } from '../tidy-webhooks.ts';
import type { AdministratorLetter, WebhooksDeps } from '../webhooks.deps.ts';
import { mostTries, waitSeconds } from './delivery-rules.ts';
import { openReceiver } from './post-event.ts';
import { openWebhookSender, type WebhookSender } from './send-webhooks.ts';

let database: TestDatabase;
let db: Database;
let there: TestReceiver;
let letters: AdministratorLetter[];
let deps: WebhooksDeps;
let sender: WebhookSender;
const anna = { name: 'anna' };
const reason = 'a test';

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 12 });
  await loadWebhookSources(db);
});
afterAll(async () => {
  await db.end();
  await database.close();
});

beforeEach(async () => {
  there = await startReceiver();
  letters = [];
  deps = {
    db,
    sealing: sealingWith(randomBytes(32)),
    addresses: { loopback: true },
    receiver: openReceiver({ loopback: true }),
    site: { name: 'Fairhouse', deskOrigin: 'https://desk.example.com' },
    tellAdministrators: async (_tx, letter) => void letters.push(letter('en')),
    wake: () => {},
    log: { warn() {}, error() {} },
  };
  sender = openWebhookSender(deps);
});
afterEach(async () => {
  await sender.close();
  deps.receiver.close();
  await there.close();
  await db.query(
    'truncate outgoing_attempt, outgoing_delivery, outgoing_event, outgoing_outbox, outgoing_webhook cascade',
  );
});

async function subscribe(kinds: readonly (typeof subscribedKinds)[number][] = subscribedKinds, url = there.url) {
  const made = await createWebhook(deps, anna, { url, description: '', kinds: [...kinds], reason });
  if (!made.ok) throw new Error(made.error);
  return { id: made.data.webhook.id, secret: made.data.secret };
}

const deposit = (memberId: bigint, id: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  actor: 'system:webhook',
  memberId,
  subject: `deposit:${id}`,
  command: 'deposit.succeeded',
  before: { state: 'pending' },
  after: { state: 'succeeded', amount: '2500', currency: 'USD' },
  ...more,
});

const record = (...events: AuditEvent[]) => inTransaction(db, (tx) => recordAuditEvents(tx, events));

/** Rounds until nothing is due any more. */
async function send(by = sender): Promise<void> {
  while ((await by.run()) > 0) await by.idle();
}

/** So much time goes by for what waits, is leased, is left alone and fails. */
async function later(seconds: number): Promise<void> {
  const back = (column: string) => `${column} = ${column} - make_interval(secs => ${seconds})`;
  await db.query(`update outgoing_delivery set ${back('due_at')}, ${back('leased_until')}`);
  await db.query(
    `update outgoing_webhook set ${back('rests_until')}, ${back('failing_since')}, ${back('former_until')}, ${back('delivered_at')}`,
  );
}

const sent = () => there.received.map(({ event }) => event.data.depositId);
const statesOf = async (id: number) =>
  (
    await db.query<{ state: string }>(
      'select state from outgoing_delivery where subscription_id = $1 order by event_id',
      [id],
    )
  ).rows.map(({ state }) => state);
const healthOf = async (id: number) => (await listSubscriptions(db, id))[0]!;

describe('an event', () => {
  it('is written with its change, and with none that is rolled back', async () => {
    await subscribe();
    await inTransaction(db, async (tx) => {
      await recordAuditEvent(tx, deposit(1n, 1));
      throw new Error('the change fails');
    }).catch(() => {});
    await send();
    expect(there.received).toEqual([]);
    const open = await db.connect();
    try {
      await open.query('begin');
      await recordAuditEvent(open, deposit(1n, 2));
      await send();
      expect(there.received).toEqual([]);
      await open.query('commit');
    } finally {
      open.release();
    }
    await send();
    expect(sent()).toEqual([2]);
  });

  it('has the body of the contract, and nothing else of the audit event', async () => {
    await subscribe();
    await record({
      actor: 'member:7',
      memberId: 7n,
      subject: 'member:7',
      command: 'member.join',
      after: { username: 'maria-santos', currency: 'USD', countryCode: 'PH' },
    });
    await send();
    const [{ body, event, headers }] = there.received as [TestReceiver['received'][0]];
    expect(webhookBody.parse(event)).toMatchObject({ type: 'player.joined', version: 1 });
    expect(event.data).toEqual({ playerId: 7, currency: 'USD', country: 'PH' });
    expect(event.id).toBe(headers['webhook-id']);
    expect(body).not.toContain('maria');
    expect(headers['content-type']).toBe('application/json');
  });

  it('goes to each address that asks for its kind, and to no other', async () => {
    const other = await startReceiver();
    await subscribe(['deposit.credited']);
    await subscribe(['player.joined'], other.url);
    await record(deposit(1n, 1));
    await send();
    expect(sent()).toEqual([1]);
    expect(other.received).toEqual([]);
    await other.close();
  });

  it('is not written for audit events that no subscription asks for', async () => {
    const { id } = await subscribe(['player.joined']);
    await record(deposit(1n, 1));
    await turnWebhook(deps, anna, { id, to: 'ended', reason });
    await record({ ...deposit(1n, 2), command: 'member.join', after: { currency: 'USD', countryCode: 'PH' } });
    const { rows } = await db.query('select * from outgoing_outbox');
    expect(rows).toEqual([]);
  });

  it('that has not the form of the contract stays in the outbox, and keeps no other from being sent', async () => {
    await subscribe();
    await record(deposit(1n, 1, { after: { state: 'succeeded', amount: 'much', currency: 'USD' } }), deposit(1n, 2));
    await send();
    expect(sent()).toEqual([2]);
    const { rows } = await db.query('select problem from outgoing_outbox');
    expect(rows).toEqual([{ problem: expect.stringContaining('much') }]);
  });

  it('costs one statement for each delivery, two for each page of eight and eight for each page of two hundred', async () => {
    await subscribe(['deposit.credited']);
    await record(...Array.from({ length: 40 }, (_, n) => deposit(BigInt(n + 1), n)));
    const counted = vi.spyOn(db, 'query');
    await send();
    const statements = counted.mock.calls.length;
    expect(there.received).toHaveLength(40);
    // 40 settled; pages of 8: the subscription and the claim of each, and of the one that finds nothing; three rounds of work.
    expect(statements).toBeLessThanOrEqual(40 + 2 * 7 + 6);
    counted.mockRestore();
  });
});

describe('a signature', () => {
  it('is that of Standard Webhooks over exactly the bytes that are sent', async () => {
    const { secret } = await subscribe();
    await record(deposit(1n, 1));
    await send();
    const { body, headers } = there.received[0]!;
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(secret).verify(body.replace('25.00', '95.00'), headers)).toThrow('No matching signature');
    const spaced = JSON.stringify(JSON.parse(body), null, 1);
    expect(() => new Webhook(secret).verify(spaced, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'evt_0' })).toThrow();
  });

  it('is made by both secrets after a rotation, until the time of the former is over', async () => {
    const { id, secret } = await subscribe();
    const rotated = await rotateSecret(deps, anna, { id, formerHours: 2, reason });
    if (!rotated.ok) throw new Error(rotated.error);
    const fresh = rotated.data.secret;
    const verifies = (word: string, n: number) => {
      const { body, headers } = there.received[n]!;
      return () => new Webhook(word).verify(body, headers);
    };
    await record(deposit(1n, 1));
    await send();
    expect(verifies(fresh, 0)).not.toThrow();
    expect(verifies(secret, 0)).not.toThrow();
    await later(2 * 3_600);
    await record(deposit(1n, 2));
    await send();
    expect(verifies(fresh, 1)).not.toThrow();
    expect(verifies(secret, 1)).toThrow('No matching signature');
    const at0 = await rotateSecret(deps, anna, { id, formerHours: 0, reason });
    if (!at0.ok) throw new Error(at0.error);
    await record(deposit(1n, 3));
    await send();
    expect(verifies(at0.data.secret, 2)).not.toThrow();
    expect(verifies(fresh, 2)).toThrow('No matching signature');
  });

  it('is made by a secret that is stored sealed and stands in no audit event', async () => {
    const { id, secret } = await subscribe();
    const { rows } = await db.query('select secret from outgoing_webhook where id = $1', [id]);
    expect(rows[0].secret.toString('latin1')).not.toContain(secret);
    const events = await db.query(`select after::text from audit_event where subject = $1`, [`webhook:${id}`]);
    expect(JSON.stringify(events.rows)).not.toContain('whsec_');
  });
});

describe('the order', () => {
  it('holds a player’s next event back until the one before is delivered, and no other player’s', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1), deposit(2n, 11), deposit(1n, 2), deposit(1n, 3));
    there.answers((one, response) => status(one.event.data.depositId === 1 ? 500 : 204)(one, response));
    await send();
    expect(sent().sort()).toEqual([1, 11]);
    await later(waitSeconds(1));
    there.answers(status(200));
    await send();
    expect(sent().filter((one) => Number(one) < 10)).toEqual([1, 1, 2, 3]);
    expect(await statesOf(id)).toEqual(Array(4).fill('delivered'));
  });

  it('holds with a dead event before: the next goes out', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1), deposit(1n, 2));
    there.answers((one, response) => status(one.event.data.depositId === 1 ? 500 : 204)(one, response));
    for (let tries = 1; tries <= mostTries; tries++) {
      await send();
      await later(waitSeconds(tries) + 3_600);
      // Only one event fails, so that the address is not paused.
      await db.query('update outgoing_webhook set failing_since = null, failures = 0');
    }
    await send();
    expect(await statesOf(id)).toEqual(['dead', 'delivered']);
    expect(sent()).toEqual([...Array(mostTries).fill(1), 2]);
  });

  it('holds over several processes that send at once, and none delivers the same twice', async () => {
    await subscribe();
    const players = [1n, 2n, 3n, 4n];
    for (let n = 1; n <= 10; n++) await record(...players.map((player) => deposit(player, Number(player) * 100 + n)));
    const others = [openWebhookSender(deps), openWebhookSender(deps)];
    there.answers((_, response) => setImmediate(() => response.writeHead(204).end()));
    await Promise.all([sender, ...others].map(send));
    await send();
    for (const other of others) await other.close();
    expect(there.received).toHaveLength(40);
    for (const player of players) {
      const own = sent().filter((one) => Math.floor(Number(one) / 100) === Number(player));
      expect(own).toEqual(Array.from({ length: 10 }, (_, n) => Number(player) * 100 + n + 1));
    }
  });

  it('is that of commits also where several processes make events at once', async () => {
    await subscribe();
    await record(...Array.from({ length: 450 }, (_, n) => deposit(1n, n + 1)));
    const made = await Promise.all([makeEvents(deps), makeEvents(deps), makeEvents(deps)]);
    expect(made.filter((count) => count > 0).length).toBeGreaterThan(0);
    while ((await makeEvents(deps)) > 0);
    const { rows } = await db.query(`select body::json->'data'->>'depositId' as n from outgoing_event order by id`);
    expect(rows.map(({ n }) => Number(n))).toEqual(Array.from({ length: 450 }, (_, n) => n + 1));
  });
});

describe('a failed try', () => {
  it.each([
    ['a status of 500', status(500, 'broken'), { last_status: 500, last_problem: 'status' }],
    [
      'a redirect, which is not followed',
      status(302, '', { location: '/hook' }),
      { last_status: 302, last_problem: 'status' },
    ],
    [
      'a broken connection',
      (_: unknown, response: { destroy(): void }) => response.destroy(),
      { last_status: null, last_problem: 'unclear' },
    ],
  ])('is repeated after %s under the same id, with the same body', async (_, answer, noted) => {
    const { id } = await subscribe();
    there.answers(answer as never);
    await record(deposit(1n, 1));
    await send();
    expect(there.received).toHaveLength(1);
    const { rows } = await db.query('select state, tries, last_status, last_problem from outgoing_delivery');
    expect(rows).toEqual([{ state: 'waiting', tries: 1, ...noted }]);
    await later(waitSeconds(1) - 1);
    await send();
    expect(there.received).toHaveLength(1);
    there.answers(status(204));
    await later(1);
    await send();
    const [first, second] = there.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(await statesOf(id)).toEqual(['delivered']);
    const log = await db.query('select number, status, response from outgoing_attempt order by number');
    expect(log.rows).toMatchObject([
      { number: 1, status: noted.last_status },
      { number: 2, status: 204 },
    ]);
  });

  it('is a receiver that does not answer in time', async () => {
    const impatient = openReceiver({ loopback: true }, 50);
    const quick = openWebhookSender({ ...deps, receiver: impatient });
    await subscribe();
    there.answers(() => {});
    await record(deposit(1n, 1));
    await send(quick);
    const { rows } = await db.query('select status, problem from outgoing_attempt');
    expect(rows).toEqual([{ status: null, problem: 'timeout' }]);
    await quick.close();
    impatient.close();
  });

  it('is none where the status has come and the body never ends', async () => {
    const impatient = openReceiver({ loopback: true }, 50);
    there.answers((_, response) => {
      response.writeHead(200);
      response.write('ok');
    });
    const answered = await impatient.post({ url: there.url, headers: {}, body: Buffer.from('{}') });
    expect(answered).toMatchObject({ status: 200, problem: null, response: 'ok' });
    impatient.close();
  });

  it('keeps the first bytes of an answer, however long, and no control characters', async () => {
    await subscribe();
    there.answers((_, response) => {
      response.writeHead(500);
      response.write(`no\u0000 ${'x'.repeat(100_000)}`);
      // It never ends: what was read is enough.
    });
    await record(deposit(1n, 1));
    await send();
    const { rows } = await db.query('select response from outgoing_attempt');
    expect(rows[0].response).toMatch(/^no {1,2}x+$/);
    expect(rows[0].response.length).toBeLessThanOrEqual(512);
  });

  it('waits longer each time, up to six hours, and as long as the receiver asks for', async () => {
    const waits = Array.from({ length: mostTries - 1 }, (_, n) => waitSeconds(n + 1));
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3_600);
    await subscribe();
    there.answers(status(429, '', { 'retry-after': '120' }));
    await record(deposit(1n, 1));
    await send();
    await later(119);
    await send();
    expect(there.received).toHaveLength(1);
    await later(1);
    await send();
    expect(there.received).toHaveLength(2);
  });

  it('is not asked for while another process has it, and is afterwards when that one died', async () => {
    await subscribe();
    await record(deposit(1n, 1));
    await makeEvents(deps);
    await db.query(
      `update outgoing_delivery set attempts = 1, tries = 1, leased_until = now() + interval '60 seconds'`,
    );
    await send();
    expect(there.received).toEqual([]);
    await later(60);
    await send();
    expect(sent()).toEqual([1]);
  });

  it('leaves an address that fails again and again alone, and then asks for one event at a time', async () => {
    await subscribe();
    there.answers(status(503));
    await record(...Array.from({ length: 30 }, (_, n) => deposit(BigInt(n + 1), n)));
    await send();
    expect(there.received.length).toBeLessThanOrEqual(8);
    const before = there.received.length;
    await later(900);
    there.open.most = 0;
    await send();
    expect(there.received.length).toBe(before + 1);
    expect(there.open.most).toBe(1);
  });
});

describe('an address', () => {
  it('is paused with a letter to administrators after a day without a delivery, and its events wait', async () => {
    const { id } = await subscribe();
    there.answers(status(500));
    await record(deposit(1n, 1));
    await send();
    await later(23 * 3_600);
    await send();
    expect((await healthOf(id)).state).toBe('active');
    await later(3_600);
    await send();
    expect(await healthOf(id)).toMatchObject({ state: 'paused', pauseReason: 'failing', waiting: 1 });
    expect(letters).toEqual([
      { subject: expect.stringMatching(/^Webhook \d+ to 127\.0\.0\.1:\d+ is paused$/), paragraphs: expect.anything() },
    ]);
    const events = await db.query(
      `select actor, after from audit_event where subject = $1 and command = 'webhook.pause'`,
      [`webhook:${id}`],
    );
    expect(events.rows).toEqual([{ actor: 'system:webhooks', after: { state: 'paused', why: 'failing' } }]);
    await record(deposit(1n, 2));
    there.answers(status(204));
    await later(24 * 3_600);
    await send();
    const tried = there.received.length;
    expect((await turnWebhook(deps, anna, { id, to: 'active', reason })).ok).toBe(true);
    await send();
    expect(sent().slice(tried)).toEqual([1, 2]);
    expect(await healthOf(id)).toMatchObject({ state: 'active', failures: 0, failingSince: null, waiting: 0 });
  });

  it('that answers 410 is paused at once', async () => {
    const { id } = await subscribe();
    there.answers(status(410));
    await record(deposit(1n, 1));
    await send();
    expect(await healthOf(id)).toMatchObject({ state: 'paused', pauseReason: 'gone' });
    expect(letters).toHaveLength(1);
  });

  it.each(['https://10.0.0.7/hook', 'https://localhost/hook', 'http://example.com/hook', 'https://169.254.169.254/x'])(
    'is refused in production at %s',
    async (url) => {
      const production = { ...deps, addresses: { loopback: false } };
      const made = await createWebhook(production, anna, { url, description: '', kinds: ['player.joined'], reason });
      expect(made).toMatchObject({ ok: false, error: 'invalidField' });
      const { id } = await subscribe();
      const changed = await changeWebhook(production, anna, {
        id,
        url,
        description: '',
        kinds: ['player.joined'],
        reason,
      });
      expect(changed).toMatchObject({ ok: false, error: 'invalidField' });
    },
  );

  it('is refused at the moment of sending when its row or its name leads to a private address', async () => {
    const production = openReceiver({ loopback: false });
    const careful = openWebhookSender({ ...deps, receiver: production });
    await subscribe();
    await record(deposit(1n, 1));
    await send(careful);
    const named = await production.post({
      url: 'https://localhost.localdomain.test/x',
      headers: {},
      body: Buffer.from('{}'),
    });
    expect(named.problem).not.toBeNull();
    expect(there.received).toEqual([]);
    const { rows } = await db.query('select problem from outgoing_attempt');
    expect(rows).toEqual([{ problem: 'addressRefused' }]);
    await careful.close();
    production.close();
  });

  it('that is changed begins without the failures of the one before', async () => {
    const { id } = await subscribe();
    there.answers(status(500));
    await record(deposit(1n, 1));
    await send();
    expect((await healthOf(id)).failures).toBe(1);
    const other = await startReceiver();
    const terms = { url: other.url, description: 'moved', kinds: [...subscribedKinds], reason };
    expect((await changeWebhook(deps, anna, { id, ...terms })).ok).toBe(true);
    expect(await healthOf(id)).toMatchObject({ failures: 0, url: other.url, description: 'moved' });
    await later(30);
    await send();
    expect(other.received).toHaveLength(1);
    await other.close();
  });
});

describe('a replay', () => {
  it('of dead events sends them first, in their order', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1), deposit(1n, 2));
    await makeEvents(deps);
    await db.query(`update outgoing_delivery set state = 'dead', tries = 12, attempts = 12`);
    await record(deposit(1n, 3));
    expect(await replayDeliveries(deps, anna, { id, what: { is: 'dead' }, reason })).toEqual({
      ok: true,
      data: { replayed: 2 },
    });
    await send();
    expect(sent()).toEqual([1, 2, 3]);
    expect((await healthOf(id)).dead).toBe(0);
  });

  it('of one delivered event sends it again under its own id', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1));
    await send();
    const eventId = Number(there.received[0]!.event.id.slice(4));
    const replay = (one: number) => replayDeliveries(deps, anna, { id, what: { is: 'one', eventId: one }, reason });
    expect(await replay(eventId)).toMatchObject({ data: { replayed: 1 } });
    expect(await replay(eventId + 999)).toMatchObject({ error: 'noSuchThing' });
    await send();
    expect(there.received).toHaveLength(2);
    expect(there.received[1]!.body).toBe(there.received[0]!.body);
    const { rows } = await db.query('select number from outgoing_attempt order by number');
    expect(rows.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('of a stretch of time sends what happened in it, also what this address was never sent', async () => {
    const first = await subscribe();
    await record(deposit(1n, 1), deposit(1n, 2));
    await send();
    const { rows } = await db.query<{ at: Date }>('select at from outgoing_event order by id');
    const [from, until] = [rows[0]!.at, new Date(rows[1]!.at.getTime() + 1)].map((at) => at.toISOString()) as [
      string,
      string,
    ];
    const late = await startReceiver();
    const { id } = await subscribe(['deposit.credited'], late.url);
    expect(late.received).toEqual([]);
    const range = (more: object = {}) =>
      replayDeliveries(deps, anna, { id, what: { is: 'range', from, until, ...more }, reason });
    expect(await range()).toMatchObject({ data: { replayed: 2 } });
    expect(await range({ until: from })).toMatchObject({ error: 'invalidField' });
    expect(await range({ from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' })).toMatchObject({
      data: { replayed: 0 },
    });
    await send();
    expect(late.received.map(({ event }) => event.data.depositId)).toEqual([1, 2]);
    expect(sent()).toEqual([1, 2]);
    expect(mostReplayed).toBe(10_000);
    expect(await statesOf(first.id)).toEqual(['delivered', 'delivered']);
    await late.close();
  });
});

describe('staff', () => {
  it('send a test event to one address alone', async () => {
    const other = await startReceiver();
    const { id } = await subscribe();
    await subscribe(subscribedKinds, other.url);
    expect(await sendTest(deps, anna, id)).toEqual({ ok: true, data: null });
    await send();
    expect(there.received[0]!.event).toMatchObject({ type: 'webhook.test', data: { subscriptionId: id } });
    expect(other.received).toEqual([]);
    await turnWebhook(deps, anna, { id, to: 'paused', reason });
    expect(await sendTest(deps, anna, id)).toMatchObject({ error: 'wrongState' });
    await other.close();
  });

  it('pause an address: its events wait, and none is lost', async () => {
    const { id } = await subscribe();
    await turnWebhook(deps, anna, { id, to: 'paused', reason });
    await record(deposit(1n, 1));
    await send();
    expect(there.received).toEqual([]);
    await turnWebhook(deps, anna, { id, to: 'active', reason });
    await send();
    expect(sent()).toEqual([1]);
  });

  it('end an address for good', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1));
    await makeEvents(deps);
    await turnWebhook(deps, anna, { id, to: 'ended', reason });
    await send();
    expect(there.received).toEqual([]);
    expect(await statesOf(id)).toEqual(['dead']);
    for (const to of ['active', 'paused', 'ended'] as const)
      expect(await turnWebhook(deps, anna, { id, to, reason })).toMatchObject({ error: 'wrongState' });
    expect(await replayDeliveries(deps, anna, { id, what: { is: 'dead' }, reason })).toMatchObject({
      error: 'wrongState',
    });
    expect(await rotateSecret(deps, anna, { id, formerHours: 0, reason })).toMatchObject({ error: 'wrongState' });
  });

  it('say why', async () => {
    const { id } = await subscribe();
    const without = { id, reason: '' };
    expect(await turnWebhook(deps, anna, { ...without, to: 'paused' })).toMatchObject({ error: 'missingField' });
    expect(await rotateSecret(deps, anna, { ...without, formerHours: 1 })).toMatchObject({ error: 'missingField' });
    expect(await replayDeliveries(deps, anna, { ...without, what: { is: 'dead' } })).toMatchObject({
      error: 'missingField',
    });
  });
});

describe('the log', () => {
  it('is kept for thirty days; what still waits then is dead for a day', async () => {
    const { id } = await subscribe();
    await record(deposit(1n, 1), deposit(2n, 2), deposit(3n, 3));
    there.answers((one, response) => status(one.event.data.depositId === 2 ? 500 : 204)(one, response));
    await send();
    const age = (days: number, n: number) =>
      db.query(
        `update outgoing_event set at = now() - make_interval(days => $1) where body::json->'data'->>'depositId' = $2`,
        [days, String(n)],
      );
    await age(32, 1);
    await age(30, 2);
    await age(29, 3);
    expect(await tidyWebhooksJob(deps).run()).toBe(1);
    const { rows } = await db.query(
      'select state, last_problem from outgoing_delivery where subscription_id = $1 order by event_id',
      [id],
    );
    expect(rows).toEqual([
      { state: 'dead', last_problem: 'old' },
      { state: 'delivered', last_problem: null },
    ]);
    const attempts = await db.query('select count(*)::int as n from outgoing_attempt');
    expect(attempts.rows).toEqual([{ n: 2 }]);
    expect(Object.keys(webhookEvents)).toHaveLength(subscribedKinds.length + 1);
  });
});

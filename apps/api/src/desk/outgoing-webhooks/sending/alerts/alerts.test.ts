import { randomBytes } from 'node:crypto';
import { healthRules } from '@fairhouse/contract/operator';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAuditEvent } from '../../../../db/audit-events.store.ts';
import { sealingWith } from '../../../../lib/sealing.ts';
import { casinoMigrations, casinoSchema } from '../../../../schema.ts';
import { loadWebhookSources } from '../../events/load-sources.ts';
import { attemptsOf, findDelivery, pageOfDeliveries } from '../../log.store.ts';
import { startReceiver, status, type TestReceiver } from '../../receiver.fixture.ts';
import { replayDeliveries } from '../../replay-deliveries.ts';
import { sendTest } from '../../send-test.ts';
import { changeAlertDestination, createAlertDestination } from '../../subscription/alert-destination.ts';
import { changeWebhook } from '../../subscription/change-webhook.ts';
import { rotateSecret } from '../../subscription/rotate-secret.ts';
import { listSubscriptions } from '../../subscription/subscription.store.ts';
import { webhookWire } from '../../subscription/subscription.wire.ts';
import type { WebhooksDeps } from '../../webhooks.deps.ts';
import { openReceiver } from '../post-event.ts';
import { openWebhookSender, type WebhookSender } from '../send-webhooks.ts';
import { slackMessage } from './slack-message.ts';

let database: TestDatabase;
let db: Database;
let slack: TestReceiver;
let pagerDuty: TestReceiver;
let deps: WebhooksDeps;
let sender: WebhookSender;
const anna = { name: 'anna' };
const reason = 'a test';
const routingKey = 'e93facc04764012d7bfb002500d5d1a6';
const site = { name: 'Fairhouse', deskOrigin: 'https://desk.example.com' };

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
  [slack, pagerDuty] = [await startReceiver(), await startReceiver()];
  pagerDuty.answers(status(202, '{"status":"success"}'));
  deps = {
    db,
    sealing: sealingWith(randomBytes(32)),
    addresses: { loopback: true },
    receiver: openReceiver({ loopback: true }, 400),
    tellAdministrators: async () => {},
    site,
    wake: () => {},
    log: { warn() {}, error() {} },
  };
  sender = openWebhookSender(deps);
});
afterEach(async () => {
  await sender.close();
  deps.receiver.close();
  await slack.close();
  await pagerDuty.close();
  await db.query(
    'truncate outgoing_attempt, outgoing_delivery, outgoing_event, outgoing_outbox, outgoing_webhook cascade',
  );
});

type Terms = Partial<Parameters<typeof createAlertDestination>[2]>;
async function destination(format: 'slack' | 'pagerduty', more: Terms = {}): Promise<number> {
  const place =
    format === 'slack' ? { address: `${slack.url}/T0/B0/secret-of-slack` } : { address: pagerDuty.url, routingKey };
  const made = await createAlertDestination(deps, anna, {
    format,
    ...place,
    description: '',
    rules: [],
    severities: [],
    language: 'en',
    reason,
    ...more,
  });
  if (!made.ok) throw new Error(made.error);
  return made.data.id;
}

const facts = { rule: 'diskFull', about: 'db-1', severity: 'critical', began: '2026-11-30T03:59:06.000Z' };
const say = (command: string, id: number, more: object = {}) =>
  inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: 'system:health',
      subject: `incident:${id}`,
      command,
      before: {},
      after: { ...facts, figures: { usedPercent: 93.4 }, ...more },
    }),
  );
const raise = (id: number, more: object = {}) => say('incident.raise', id, more);
const acknowledge = (id: number) => say('incident.acknowledge', id, { note: 'a private note' });
const end = (id: number, more: object = {}) => say('incident.end', id, more);

/** Sends until nothing is due; waits and leases pass at once where `hurried`. */
async function send({ hurried = false } = {}): Promise<void> {
  for (;;) {
    if (hurried) {
      await db.query(`update outgoing_delivery set due_at = now(), leased_until = null where state = 'waiting'`);
      await db.query('update outgoing_webhook set rests_until = null');
    }
    if ((await sender.run()) === 0) return;
    await sender.idle();
    if (hurried) return;
  }
}
const bodies = (of: TestReceiver) => of.received.map(({ body }) => JSON.parse(body));
const states = async (id: number) => (await pageOfDeliveries(db, { id, pageSize: 50 })).map(({ state }) => state);

describe('an incident', () => {
  it('triggers, acknowledges and resolves one alert of PagerDuty, by one key', async () => {
    await destination('pagerduty');
    await raise(7);
    await acknowledge(7);
    await end(7);
    await send();
    const sent = bodies(pagerDuty);
    expect(sent.map(({ event_action }) => event_action)).toEqual(['trigger', 'acknowledge', 'resolve']);
    expect(new Set(sent.map(({ dedup_key }) => dedup_key))).toEqual(new Set(['desk.example.com/incident/7']));
    expect(sent[0]).toEqual({
      routing_key: routingKey,
      event_action: 'trigger',
      dedup_key: 'desk.example.com/incident/7',
      payload: {
        summary: 'A disk is nearly full: db-1',
        source: 'desk.example.com',
        severity: 'critical',
        timestamp: facts.began,
        component: 'db-1',
        group: 'Fairhouse',
        class: 'diskFull',
        custom_details: { usedPercent: 93.4 },
      },
      client: 'Fairhouse',
      client_url: 'https://desk.example.com/health?tab=incidents',
      links: [{ href: 'https://desk.example.com/health?tab=incidents', text: 'Open at the desk' }],
    });
    // What is no trigger carries the key alone.
    expect(Object.keys(sent[2])).toEqual(['routing_key', 'event_action', 'dedup_key']);
  });

  it('is a message of Slack in Block Kit, in the language of the destination, without the note of who acknowledged it', async () => {
    await destination('slack', { language: 'fil' });
    await raise(8, { about: 'a <b> & c' });
    await acknowledge(8);
    await end(8);
    await send();
    const sent = bodies(slack);
    expect(sent.map(({ text }) => text)).toEqual([
      'Insidente: Halos puno na ang disk (a &lt;b&gt; &amp; c)',
      'Kinilala: Halos puno na ang disk (db-1)',
      'Naayos na: Halos puno na ang disk (db-1)',
    ]);
    expect(sent[0].blocks.map(({ type }: { type: string }) => type)).toEqual(['header', 'section', 'context']);
    expect(sent[0].blocks[0]).toEqual({
      type: 'header',
      text: { type: 'plain_text', text: 'Insidente: Halos puno na ang disk', emoji: false },
    });
    expect(sent[0].blocks[1].fields).toContainEqual({ type: 'mrkdwn', text: '*usedPercent*\n93.4' });
    expect(JSON.stringify(sent)).not.toContain('private');
    expect(slack.received[0]!.headers['webhook-signature']).toBeUndefined();
  });

  it('keeps to the lengths that Slack takes', () => {
    const body = {
      id: 'evt_1',
      type: 'incident.raised' as const,
      version: 1,
      timestamp: facts.began,
      data: {
        incidentId: 1,
        ...facts,
        about: 'x'.repeat(200),
        figures: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`figure${at}`, at])),
      },
    };
    for (const rule of healthRules)
      for (const language of ['en', 'fil'] as const) {
        const { blocks } = slackMessage({ body: { ...body, data: { ...body.data, rule } }, language, site }) as {
          blocks: { text?: { text: string }; fields?: unknown[] }[];
        };
        expect(blocks[0]!.text!.text.length).toBeLessThanOrEqual(150);
        expect(blocks[1]!.fields!.length).toBeLessThanOrEqual(10);
      }
  });

  it('goes where its severity and its rule are asked for, and is resolved where it was raised', async () => {
    const critical = await destination('pagerduty', { severities: ['critical'] });
    const queues = await destination('slack', { rules: ['queueLate'] });
    await raise(9);
    await raise(10, { rule: 'queueLate', severity: 'warning' });
    await send();
    expect(bodies(pagerDuty).map(({ dedup_key }) => dedup_key)).toEqual(['desk.example.com/incident/9']);
    expect(bodies(slack)).toHaveLength(1);
    // It asks for others now: what is open there is still resolved, and nothing new is raised.
    const terms = { description: '', severities: [], language: 'en' as const, reason };
    const changed = await changeAlertDestination(deps, anna, { id: critical, rules: ['chainStill'], ...terms });
    expect(changed.ok).toBe(true);
    await raise(11);
    await end(9);
    await end(10, { rule: 'queueLate', severity: 'warning' });
    await send();
    expect(bodies(pagerDuty).map(({ event_action, dedup_key }) => `${event_action} ${dedup_key}`)).toEqual([
      'trigger desk.example.com/incident/9',
      'resolve desk.example.com/incident/9',
    ]);
    expect(await states(queues)).toEqual(['delivered', 'delivered']);
  });
});

describe('a receiver that fails', () => {
  it.each([
    ['is unavailable', 503, {}],
    ['asks for less', 429, { 'retry-after': '120' }],
    ['breaks', 500, {}],
  ])('which %s is asked again, and what follows of the incident waits', async (_, code, headers) => {
    const id = await destination('pagerduty');
    pagerDuty.answers(status(code, '', headers as Record<string, string>));
    await raise(20);
    await end(20);
    await send();
    expect(pagerDuty.received).toHaveLength(1);
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    const { rows } = await db.query(
      `select extract(epoch from d.due_at - d.last_at)::int as seconds, extract(epoch from w.rests_until - d.last_at)::int as hold_off
       from outgoing_delivery d join outgoing_webhook w on w.id = d.subscription_id order by d.event_id limit 1`,
    );
    expect(rows[0].seconds).toBeGreaterThan(code === 429 ? 110 : 20);
    // The whole address is left alone, not this event alone.
    if (code === 429) expect(rows[0].hold_off).toBeGreaterThan(110);
    pagerDuty.answers(status(202));
    await send({ hurried: true });
    await send({ hurried: true });
    expect(await states(id)).toEqual(['delivered', 'delivered']);
    expect(bodies(pagerDuty).map(({ event_action }) => event_action)).toEqual(['trigger', 'trigger', 'resolve']);
  });

  it('which hangs or cannot be reached is asked again', async () => {
    const id = await destination('slack');
    slack.answers(() => {});
    await raise(21);
    await send();
    const [hung] = await pageOfDeliveries(db, { id, pageSize: 1 });
    expect(hung).toMatchObject({ state: 'waiting', lastProblem: 'timeout' });
    await slack.close();
    await send({ hurried: true });
    expect((await pageOfDeliveries(db, { id, pageSize: 1 }))[0]).toMatchObject({
      state: 'waiting',
      lastProblem: 'connection',
      tries: 2,
    });
    slack = await startReceiver();
  });

  it('which refuses for good has it dead at once, shows why, and gets it by a replay', async () => {
    const id = await destination('slack');
    slack.answers(status(404, 'channel_not_found'));
    await raise(22);
    await end(22);
    await send();
    expect(await states(id)).toEqual(['dead', 'dead']);
    const [last] = await pageOfDeliveries(db, { id, state: 'dead', pageSize: 1 });
    expect(await attemptsOf(db, id, last!.eventId)).toMatchObject([{ status: 404, response: 'channel_not_found' }]);
    expect((await listSubscriptions(db, id))[0]).toMatchObject({ dead: 2, failures: 2, state: 'active' });
    slack.answers(status(200, 'ok'));
    expect(await replayDeliveries(deps, anna, { id, what: { is: 'dead' }, reason })).toMatchObject({
      data: { replayed: 2 },
    });
    await send();
    expect(
      bodies(slack)
        .slice(-2)
        .map(({ text }) => text.split(':')[0]),
    ).toEqual(['Incident', 'Resolved']);
  });

  it('gets the same key twice where a process died before it noted the answer', async () => {
    const id = await destination('pagerduty');
    await raise(23);
    await send();
    // As the dead process left it: sent, and not noted.
    await db.query(
      `update outgoing_delivery set state = 'waiting', leased_until = now(), due_at = now() where subscription_id = $1`,
      [id],
    );
    await send();
    const sent = bodies(pagerDuty);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0].dedup_key).toBe('desk.example.com/incident/23');
  });
});

describe('a test', () => {
  it('says in Slack that nothing happened, and pages nobody', async () => {
    const [channel, service] = [await destination('slack'), await destination('pagerduty')];
    expect((await sendTest(deps, anna, channel)).ok).toBe(true);
    expect((await sendTest(deps, anna, service)).ok).toBe(true);
    await send();
    expect(bodies(slack)[0].text).toBe('This is a test of Fairhouse. Nothing has happened.');
    // A key that nothing was raised with: PagerDuty accepts the resolution and ignores it.
    expect(bodies(pagerDuty)).toEqual([
      {
        routing_key: routingKey,
        event_action: 'resolve',
        dedup_key: expect.stringMatching(/^desk\.example\.com\/test\/evt_\d+$/),
      },
    ]);
  });
});

describe('what is secret', () => {
  it('is sealed, and is in no answer, no event, no log and no audit event', async () => {
    const log: unknown[] = [];
    deps.log.warn = (...said) => void log.push(said);
    const [channel, service] = [await destination('slack'), await destination('pagerduty')];
    slack.answers(status(500));
    await raise(30);
    await send();
    const shown = (await listSubscriptions(db)).map(webhookWire);
    expect(shown.find(({ id }) => id === channel)!.url).toBe(new URL(slack.url).origin);
    const events = await Promise.all(
      [channel, service].map(async (id) =>
        findDelivery(db, id, (await pageOfDeliveries(db, { id, pageSize: 1 }))[0]!.eventId),
      ),
    );
    const { rows } = await db.query(`select before, after from audit_event where command like 'webhook.%'`);
    const { rows: kept } = await db.query(`select encode(secret, 'escape') as secret, url from outgoing_webhook`);
    const everything = JSON.stringify([shown, events, rows, kept, log], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(log.length).toBeGreaterThan(0);
    expect(everything).not.toContain('secret-of-slack');
    expect(everything).not.toContain(routingKey);
  });

  it('stays where it is left out, and another one begins without the failures of the former', async () => {
    const id = await destination('pagerduty');
    pagerDuty.answers(status(500));
    await raise(31);
    await send();
    const terms = { description: 'new', rules: [], severities: [], language: 'en' as const, reason };
    await changeAlertDestination(deps, anna, { id, ...terms });
    expect((await listSubscriptions(db, id))[0]).toMatchObject({ failures: 1, description: 'new' });
    const another = 'f'.repeat(32);
    await changeAlertDestination(deps, anna, { id, routingKey: another, ...terms });
    expect((await listSubscriptions(db, id))[0]).toMatchObject({ failures: 0 });
    pagerDuty.answers(status(202));
    await send({ hurried: true });
    expect(bodies(pagerDuty).map(({ routing_key }) => routing_key)).toEqual([routingKey, another]);
  });
});

describe('a destination', () => {
  it.each([
    ['slack', { address: undefined }, 'missingField'],
    ['pagerduty', { routingKey: undefined }, 'missingField'],
    ['slack', { address: 'https://10.0.0.1/hook' }, 'invalidField'],
    ['slack', { address: 'http://hooks.slack.com/services/x' }, 'invalidField'],
    ['pagerduty', { address: 'https://169.254.169.254/latest' }, 'invalidField'],
    ['slack', { reason: '' }, 'missingField'],
  ] as const)('of %s is refused with %j', async (format, wrong, error) => {
    const right = {
      address: slack.url,
      routingKey,
      description: '',
      rules: [],
      severities: [],
      language: 'en' as const,
      reason,
    };
    expect(await createAlertDestination(deps, anna, { format, ...right, ...wrong })).toMatchObject({
      ok: false,
      error,
    });
  });

  it('is no subscription of signed events, nor the other way round', async () => {
    const id = await destination('slack');
    const terms = { url: 'https://example.com/x', description: '', kinds: ['deposit.credited' as const], reason };
    expect(await changeWebhook(deps, anna, { id, ...terms })).toMatchObject({ error: 'wrongState' });
    expect(await rotateSecret(deps, anna, { id, formerHours: 0, reason })).toMatchObject({ error: 'wrongState' });
  });
});

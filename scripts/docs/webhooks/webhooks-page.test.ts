import { readFileSync } from 'node:fs';
import { webhookEventKinds, webhookEvents } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import { eventSources } from '../../../apps/api/src/desk/outgoing-webhooks/events/event-sources.ts';
import { newSecret, signatureOf } from '../../../apps/api/src/desk/outgoing-webhooks/sending/sign-event.ts';
import { commands } from '../../../apps/desk/src/lib/texts/names/commands.ts';
import { verifyWebhook } from './verify-webhook.ts';
import { exampleOf } from './webhooks-page.ts';

const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');

describe('docs/webhooks.md', () => {
  it('has a schema and a valid example of each event', () => {
    const examples = [...page.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => JSON.parse(json!));
    expect(examples.map(({ type }) => type)).toEqual(webhookEventKinds);
    for (const { type, version, data } of examples as ReturnType<typeof exampleOf>[]) {
      expect(version).toBe(webhookEvents[type].version);
      expect(webhookEvents[type].data.safeParse(data).error, type).toBeUndefined();
      for (const field of Object.keys(data)) expect(page).toContain(`| \`${field}\` |`);
    }
  });

  it('verifies a signature by its own example, of either secret, and refuses everything else', () => {
    const body = JSON.stringify(exampleOf('deposit.credited'));
    const [fresh, former, other] = [newSecret(), newSecret(), newSecret()];
    const nowMs = Date.parse('2026-11-30T04:05:06Z');
    const message = { id: 'evt_1', seconds: nowMs / 1_000, body: Buffer.from(body) };
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(message.seconds),
      'webhook-signature': signatureOf([fresh, former], message),
    };
    for (const secret of [fresh, former])
      expect(verifyWebhook(body, headers, secret, nowMs)).toEqual(exampleOf('deposit.credited'));
    expect(() => verifyWebhook(body, headers, other, nowMs)).toThrow('no signature');
    expect(() => verifyWebhook(`${body} `, headers, fresh, nowMs)).toThrow('no signature');
    expect(() => verifyWebhook(body, { ...headers, 'webhook-id': 'evt_2' }, fresh, nowMs)).toThrow('no signature');
    expect(() => verifyWebhook(body, headers, fresh, nowMs + 301_000)).toThrow('too old');
    expect(() => verifyWebhook(body, { ...headers, 'webhook-timestamp': 'x' }, fresh, nowMs)).toThrow('too old');
    expect(() => verifyWebhook(body, {}, fresh, nowMs)).toThrow('without its headers');
  });
});

it('each event follows from audit events that the casino writes', () => {
  const named = Object.values(eventSources).flatMap((source) => source.commands);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((command) => !Object.hasOwn(commands, command))).toEqual([]);
});

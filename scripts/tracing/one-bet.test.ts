import { randomUUID } from 'node:crypto';
import { createLogger } from '@fairhouse/operation';
import { startTracing } from '@fairhouse/operation/tracing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWalletCasino, secrets, type WalletCasino } from '../../apps/api/src/play/wallet/wallet.fixture.ts';
import {
  type RunningStudio,
  runningStudio,
  seededSession,
} from '../../apps/studio/src/server/fixtures/running-studio.ts';
import { fakeCollector, type Span } from './fake-collector.ts';

const secretOfStudio = secrets.studio!;
let collector: Awaited<ReturnType<typeof fakeCollector>>;
let casino: WalletCasino;
let studio: RunningStudio;
let endTracing: () => Promise<void>;
let session: string;
let token: string;
let memberId: bigint;

beforeAll(async () => {
  collector = await fakeCollector();
  endTracing = await startTracing(
    { endpoint: collector.endpoint, serviceName: 'fairhouse-trial', share: 1 },
    createLogger('trial', { write: () => {} }),
  );
  casino = await openWalletCasino();
  await casino.db.query(`insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
    values (9, 'nocturne', 'studio', 'Nocturne', '/c', 'Slots', 1, true, true, false)`);
  await casino.db.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values ('nocturne', 'USD', 1, 10000)`,
  );
  studio = await runningStudio(0, { casino: { url: `${casino.url}/wallet`, secret: secretOfStudio } });
  memberId = await casino.newMember(123_456n);
  token = await casino.launch(memberId, 'nocturne');
  session = await seededSession(studio.origin, `/launch?token=${token}&game=nocturne&lang=en&channel=pc`);
  const played = await studio.play(session, 'start', { playId: randomUUID(), bet: { coin: 5 } });
  expect(played.ok).toBe(true);
  await casino.raw('play', '{"unsigned":true}', {
    'x-vendor-signature': 'none',
    traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
  });
  await fetch(`${studio.origin}/play/start?secret=of-a-query`, {
    method: 'POST',
    headers: { traceparent: `00-${'ef'.repeat(16)}-${'cd'.repeat(8)}-01` },
  });
  await fetch(`${studio.origin}/healthz`);
  await studio.close();
  await casino.close();
  await endTracing();
});
afterAll(() => collector.close());

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const below = (parent: Span, name: string) =>
  collector.spans.filter((span) => span.parentSpanId === parent.spanId && span.name === name);
const reported = (span: Span, name: string) =>
  Object.values(span.attributes.find(({ key }) => key === name)?.value ?? {})[0];

it('one bet is one trace: studio, its database, the wallet, its database', () => {
  const played = named('POST /play/start').find((span) => reported(span, 'http.response.status_code') === 200)!;
  expect(played.parentSpanId ?? '').toBe('');
  const [asked] = below(played, 'POST /wallet/play');
  expect(asked?.kind).toBe(3);
  const [answered, ...others] = below(asked!, 'POST /wallet/play');
  expect(others).toEqual([]);
  expect(answered?.kind).toBe(2);
  expect(reported(answered!, 'http.route')).toBe('/wallet/play');
  const [committed] = below(answered!, 'wallet_instruction_batch');
  expect(reported(committed!, 'db.namespace')).toBe('casino');
  expect(committed!.events.map(({ name }) => name)).toEqual(['given to the database']);
  const trace = collector.spans.filter(({ traceId }) => traceId === played.traceId);
  const commitsOfStudio = trace.filter((span) => reported(span, 'db.namespace') === 'studio');
  expect(commitsOfStudio.length).toBeGreaterThan(1);
  for (const span of [asked!, answered!, committed!]) expect(span.traceId).toBe(played.traceId);
});

describe('of what a caller says', () => {
  it('the wallet takes up a trace', () => {
    const refused = named('POST /wallet/play').find((span) => reported(span, 'http.response.status_code') === 401)!;
    expect([refused.traceId, refused.parentSpanId]).toEqual(['ab'.repeat(16), 'cd'.repeat(8)]);
  });

  it('a page of the studio does not', () => {
    expect(collector.spans.some(({ traceId }) => traceId === 'ef'.repeat(16))).toBe(false);
    expect(named('POST /play/start').length).toBe(2);
  });
});

it('nobody who is asked every few seconds, and no work without a caller, is traced', () => {
  const first = collector.spans.filter((span) => !span.parentSpanId);
  expect(first.length).toBeGreaterThan(2);
  expect(first.filter(({ attributes }) => attributes.some(({ key }) => key.startsWith('db.')))).toEqual([]);
  expect(collector.spans.some(({ name }) => name.includes('healthz'))).toBe(false);
});

it('nothing secret, no amount and nobody is told', () => {
  const sent = collector.bodies.join('\n');
  expect(sent).toContain('wallet_instruction_batch');
  for (const hidden of [token, session, secretOfStudio, 'of-a-query', 'unsigned', 'launch?'])
    expect(sent).not.toContain(hidden);
  // As a number of its own: a time in nanoseconds may have these digits in it.
  expect(sent).not.toMatch(/(?<!\d)123456(?!\d)/);
  const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  const allowed = ['http.request.method', 'http.route', 'http.response.status_code', 'url.template', 'error.type'];
  const ofDatabase = ['db.system.name', 'db.namespace', 'db.query.summary', 'db.stored_procedure.name'];
  expect([...keys].filter((key) => ![...allowed, ...ofDatabase].includes(key))).toEqual([]);
});

it('the figures that /metrics shows are sent as well', () => {
  expect(collector.figures.get('process_resident_memory_bytes')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(1e7);
  const calls = collector.figures.get('fairhouse_wallet_calls_total')!.sum!.dataPoints;
  expect(calls.some(({ attributes }) => attributes.some(({ value }) => value.stringValue === 'OK'))).toBe(true);
  const seconds = collector.figures.get('studio_wallet_call_seconds')!.histogram!.dataPoints;
  for (const { count, bucketCounts, explicitBounds } of seconds) {
    expect(bucketCounts!.length).toBe(explicitBounds!.length + 1);
    expect(bucketCounts!.reduce((all, one) => all + one, 0)).toBe(count);
  }
});

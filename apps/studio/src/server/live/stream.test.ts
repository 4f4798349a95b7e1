import { connect, type Socket } from 'node:net';
import type { LiveMessage, TableView } from '@fairhouse/contract/play';
import { type Broker, channels, type Hub, type HubDeps, inProcessBroker, openHub } from '@fairhouse/live';
import { readOpenSessions } from '@fairhouse/rgs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ReadStream, readStream } from '../fixtures/read-stream.ts';
import { type RunningStudio, runningStudio } from '../fixtures/running-studio.ts';

let studio: RunningStudio;
let broker: Broker;
let hub: Hub;
let open: ReadStream[] = [];

const withRetries = { timeout: 120_000, interval: 10 };
const now = '2026-01-05T12:00:00.000Z';
const round: TableView['round'] = {
  number: 1,
  state: 'OPEN',
  openedAt: now,
  closesAt: now,
  startedAt: null,
  nextAt: null,
  outcome: null,
  nonce: 1,
  serverSeedHash: 'a'.repeat(64),
  serverSeed: null,
};

const ofHub: Omit<HubDeps, 'broker'> = {
  tables: ['live-wheel', 'live-crash'],
  readView: async (table) => ({
    table,
    seq: 0,
    now,
    round,
    others: { bets: 0, players: 0, latest: [] },
    results: [],
    words: null,
  }),
  presence: { keep: async () => new Map(), end: async () => {} },
  stillOpen: (ids) => readOpenSessions(studio.db, ids, { idleMs: 60_000, longestMs: 3_600_000 }),
  log: { warn: () => {} },
  clock: () => new Date(),
};

beforeAll(async () => {
  broker = inProcessBroker();
  hub = openHub({ ...ofHub, broker });
  studio = await runningStudio(100_000, { hub, streamLimits: { all: 8, perPlayer: 4, perAddress: 6 } });
});
afterAll(() => studio.close());
afterEach(async () => {
  for (const stream of open) stream.leave();
  open = [];
  await expect.poll(() => hub.size(), withRetries).toBe(0);
});

async function watch(session: string, tables = 'live-wheel', from?: string): Promise<ReadStream> {
  const stream = await readStream(studio.origin, session, tables, from);
  open.push(stream);
  return stream;
}

/** Of the last message of the table. */
const seqOf = ({ got }: ReadStream) =>
  got.reduce((seq, it) => (it.type === 'snapshot' ? it.view.seq : 'seq' in it ? it.seq : seq), 0);
const tell = (seq: number, outcome: unknown = null, table = 'live-wheel') =>
  broker.publish(channels.tables, {
    type: 'round',
    table,
    seq,
    now,
    round: { ...round, outcome },
  } satisfies LiveMessage);
const said = ({ got }: ReadStream) =>
  got.map((it) =>
    it.type === 'snapshot' ? `${it.view.table} ${it.view.seq}` : `${it.type}${'seq' in it ? ` ${it.seq}` : ''}`,
  );

describe('a stream', () => {
  it('begins with where the tables stand, and nothing on the way may keep or change it', async () => {
    const stream = await watch(await studio.launchForFun('nocturne'), 'live-crash,live-wheel,another');
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    await expect.poll(() => said(stream).sort(), withRetries).toEqual(['live-crash 0', 'live-wheel 0']);
    tell(1);
    await expect.poll(() => said(stream).at(-1), withRetries).toBe('round 1');
  });

  it('needs a session, and a table', async () => {
    const without = await watch('made-up');
    expect(without.response.statusCode).toBe(401);
    const session = await studio.launchForFun('nocturne');
    for (const tables of ['', 'another', 'x'.repeat(2_000)])
      expect((await watch(session, tables)).response.statusCode).toBe(400);
    expect(hub.size()).toBe(0);
  });

  it('ends when its session has, and says so', async () => {
    const stream = await watch(await studio.launchForFun('nocturne'));
    await studio.db.query(`update play_session set seen_at = now() - interval '2 minutes'`);
    for (let second = 0; second < 60; second++) hub.second();
    await expect.poll(() => [stream.isOver(), said(stream).at(-1)], withRetries).toEqual([true, 'ended']);
    await expect.poll(() => hub.size(), withRetries).toBe(0);
  });

  it('ends with its server, which waits for nobody', async () => {
    const own = openHub({ ...ofHub, broker });
    const server = await runningStudio(0, { hub: own });
    const stream = await readStream(server.origin, await server.launchForFun('nocturne'), 'live-wheel');
    await server.close();
    expect(said(stream)).not.toContain('ended');
    await expect.poll(() => stream.isOver(), withRetries).toBe(true);
  });
});

describe('streams at once', () => {
  it('are four of one player, and another when one is closed', async () => {
    const session = await studio.launch('nocturne', '7');
    const again = await studio.launch('nocturne', '7');
    const streams = [await watch(session), await watch(session), await watch(again), await watch(again)];
    expect(streams.map(({ response }) => response.statusCode)).toEqual([200, 200, 200, 200]);
    const refused = await watch(session);
    expect(refused.response.statusCode).toBe(429);
    streams[0]!.leave();
    await expect.poll(() => hub.size(), withRetries).toBe(3);
    expect((await watch(session)).response.statusCode).toBe(200);
  });

  it('are six from one address, and eight in all', async () => {
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await watch(await studio.launchForFun('nocturne'))).response.statusCode);
    for (let n = 0; n < 3; n++) {
      statuses.push(
        (await watch(await studio.launchForFun('nocturne'), 'live-wheel', '127.0.0.2')).response.statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200, 200, 429]);
  });
});

it('a page that does not read holds up nobody, and is shown the table when it reads again', async () => {
  const [slow, quick] = [
    await openUnread(await studio.launchForFun('nocturne')),
    await watch(await studio.launchForFun('nocturne')),
  ];
  await expect.poll(() => hub.size(), withRetries).toBe(2);
  await expect.poll(() => said(quick).length, withRetries).toBe(1);
  const large = 'x'.repeat(200_000);
  const from = seqOf(quick);
  for (let seq = from + 1; seq <= from + 200; seq++) {
    tell(seq, large);
    if (seq % 4 === 0)
      await expect.poll(() => JSON.stringify(quick.got.at(-1)).includes(`"seq":${seq},`), withRetries).toBe(true);
  }
  // Of 40 MB it was given what its connection holds.
  const text = await readOn(slow, `"seq":${from + 200},`);
  expect(text.length).toBeLessThan(30_000_000);
  expect(text.slice(text.lastIndexOf('data: '))).toMatch(/^data: {"type":"snapshot"/);
  tell(from + 201);
  await readOn(slow, `"seq":${from + 201},`);
  slow.destroy();
});

async function openUnread(session: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(studio.origin).port), host: '127.0.0.1' });
  socket.pause();
  socket.write(`GET /live/stream?tables=live-wheel HTTP/1.0\r\nx-play-session: ${session}\r\n\r\n`);
  return socket;
}

/** What arrives until it has that text in it. */
function readOn(socket: Socket, until: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: string[] = [];
    const hear = (part: Buffer) => {
      parts.push(part.toString());
      if (!parts.slice(-2).join('').includes(until)) return;
      socket.off('data', hear);
      socket.pause();
      resolve(parts.join(''));
    };
    socket.on('data', hear).resume();
  });
}

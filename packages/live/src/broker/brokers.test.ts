import { natsServer, ownServer } from '@fairhouse/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Broker } from './broker.ts';
import { inProcessBroker } from './in-process.ts';
import { natsBroker } from './nats.ts';
import { postgresBroker } from './postgres.ts';

interface Server {
  stop(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

const logged: string[] = [];
const log = { warn: (_details: object, message: string) => logged.push(message) };
const withRetries = { timeout: 120_000, interval: 20 };
let open: Broker[] = [];

afterEach(async () => {
  await Promise.all(open.map((broker) => broker.close()));
  open = [];
});

/** One more process that is joined to the others. */
async function joined(make: () => Broker): Promise<Broker> {
  const broker = make();
  open.push(broker);
  await expect.poll(() => isHeard(broker), withRetries).toBe(true);
  return broker;
}

function isHeard(broker: Broker): boolean {
  let heard = false;
  broker.watch((now) => (heard = now))();
  return heard;
}

function listen(broker: Broker, channel = 'live.tables') {
  const heard: unknown[] = [];
  return { heard, leave: broker.subscribe(channel, (message) => heard.push(message)) };
}

const thousand = Array.from({ length: 1_000 }, (_, n) => ({ n, text: 'x'.repeat(n) }));

/** What every broker does; `make` is called once for each process. */
function likeEvery(make: () => Broker) {
  it('tells its own process everything in order, and another channel nothing', async () => {
    const broker = await joined(make);
    const [tables, own] = [listen(broker), listen(broker, 'live.own')];
    for (const message of thousand) broker.publish('live.tables', message);
    await expect.poll(() => tables.heard.length, withRetries).toBe(1_000);
    expect(tables.heard).toEqual(thousand);
    expect(own.heard).toEqual([]);
  });

  it('tells nobody who has left', async () => {
    const broker = await joined(make);
    const [gone, there] = [listen(broker), listen(broker)];
    gone.leave();
    broker.publish('live.tables', 1);
    await expect.poll(() => there.heard, withRetries).toEqual([1]);
    expect(gone.heard).toEqual([]);
  });
}

function joins(make: () => Broker, server: () => Server) {
  it('tells every other process in the order of each publisher, and each message once', async () => {
    const [one, two, three] = [await joined(make), await joined(make), await joined(make)];
    const heard = [one, two, three].map((broker) => listen(broker).heard as { by: number; n: number }[]);
    for (const { n, text } of thousand)
      for (const [by, broker] of [one, two].entries()) broker.publish('live.tables', { by, n, text });
    for (const each of heard) {
      await expect.poll(() => each.length, withRetries).toBe(2_000);
      for (const by of [0, 1]) {
        expect(each.filter((message) => message.by === by).map(({ n }) => n)).toEqual(thousand.map(({ n }) => n));
      }
    }
  });

  it('carries what is larger than a notice of PostgreSQL', async () => {
    const [one, two] = [await joined(make), await joined(make)];
    const { heard } = listen(two);
    const large = { names: Array.from({ length: 3_000 }, (_, n) => `ñ${n}`) };
    one.publish('live.tables', large);
    one.publish('live.tables', 'after it');
    await expect.poll(() => heard, withRetries).toEqual([large, 'after it']);
  });

  it('continues by itself when the server was away, says so, and publishing meanwhile harms nobody', async () => {
    const [one, two] = [await joined(make), await joined(make)];
    const said: boolean[] = [];
    two.watch((areHeard) => said.push(areHeard));
    const [own, others] = [listen(one), listen(two)];
    await server().stop();
    await expect.poll(() => [isHeard(one), isHeard(two)], withRetries).toEqual([false, false]);
    for (let n = 0; n < 100; n++) one.publish('live.tables', n);
    await server().start();
    await expect.poll(() => [isHeard(one), isHeard(two)], withRetries).toEqual([true, true]);
    one.publish('live.tables', 'back');
    await expect.poll(() => others.heard.at(-1), withRetries).toBe('back');
    expect(said).toEqual([true, false, true]);
    // Its own process missed nothing.
    expect(own.heard).toHaveLength(101);
  });

  it('begins while the server is away, and is joined as soon as it is there', async () => {
    await server().stop();
    const [one, two] = [make(), make()];
    open.push(one, two);
    logged.length = 0;
    const { heard } = listen(two);
    one.publish('live.tables', 'lost');
    await expect
      .poll(() => logged, withRetries)
      .toEqual(Array(2).fill('what other processes say of tables is not heard'));
    await server().start();
    await expect.poll(() => [isHeard(one), isHeard(two)], withRetries).toEqual([true, true]);
    one.publish('live.tables', 'back');
    await expect.poll(() => heard, withRetries).toEqual(['back']);
    expect(logged.slice(2)).toEqual(Array(2).fill('what other processes say of tables is heard again'));
  });

  it('is not held up by a server that does not answer', async () => {
    const broker = await joined(make);
    const { heard } = listen(broker);
    server().freeze();
    try {
      for (let n = 0; n < 1_000; n++) broker.publish('live.tables', n);
      await expect.poll(() => heard.length, withRetries).toBe(1_000);
    } finally {
      server().thaw();
    }
  });
}

describe('in one process', () => {
  likeEvery(inProcessBroker);
});

describe('over PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof ownServer>>;
  const make = () => postgresBroker({ url: server.url, log });
  beforeAll(async () => {
    server = await ownServer();
  });
  afterAll(() => server.close());
  likeEvery(make);
  joins(make, () => server);
});

describe('over NATS', () => {
  let server: Awaited<ReturnType<typeof natsServer>>;
  const make = () => natsBroker({ addresses: [server.address], log });
  beforeAll(async () => {
    server = await natsServer();
  });
  afterAll(() => server.stop());
  likeEvery(make);
  joins(make, () => server);
});

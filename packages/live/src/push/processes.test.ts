import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMessage, TableView } from '@fairhouse/contract/play';
import { type NatsServer, natsServer } from '@fairhouse/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Broker, channels } from '../broker/broker.ts';
import { natsBroker } from '../broker/nats.ts';
import { reduceView } from '../view.ts';
import { aView, betsMessage } from './fixtures/a-table.ts';
import type { Hub } from './hub.ts';
import { startHub } from './start-hub.ts';
import type { StoredView } from './table-feed.ts';

interface PushProcess {
  broker: Broker;
  hub: Hub;
}

let server: NatsServer;
let stored: StoredView;
let processes: PushProcess[];

const withRetries = { timeout: 120_000, interval: 10 };
const log = { warn: () => {} };

beforeAll(async () => {
  server = await natsServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  stored = aView(0);
  processes = [];
  for (let n = 0; n < 2; n++) processes.push(await pushProcess());
});
afterEach(async () => {
  for (const { hub, broker } of processes) {
    hub.close();
    await broker.close();
  }
});

async function pushProcess(): Promise<PushProcess> {
  const broker = natsBroker({ addresses: [server.address], log });
  await areHeard([broker], true);
  const hub = startHub({
    tables: ['wheel'],
    broker,
    presence: { keep: async () => new Map(), end: async () => {} },
    readView: async () => stored,
    stillOpen: async (ids) => new Set(ids),
    log,
    clock: () => new Date(),
  });
  return { broker, hub };
}

async function areHeard(brokers: Broker[], expected: boolean): Promise<void> {
  const now = (broker: Broker) => {
    let heard = !expected;
    broker.watch((is) => (heard = is))();
    return heard;
  };
  await expect.poll(() => brokers.map(now), withRetries).toEqual(brokers.map(() => expected));
}

/** The writer of the table, in the first process: what it tells stands in the database before. */
function write(): number {
  stored = { ...stored, seq: stored.seq + 1, others: { ...stored.others, bets: stored.seq + 1 } };
  processes[0]!.broker.publish(channels.tables, betsMessage(stored.seq));
  return stored.seq;
}

/** A page as ours is: it makes a view of snapshots and messages, and a gap would have it ask. */
function page({ hub }: PushProcess) {
  const it = { view: undefined as TableView | undefined, gaps: 0, seen: [] as number[] };
  const { leave } = hub.join({
    sessionId: 'one',
    tables: ['wheel'],
    sitsAt: null,
    chatOf: null,
    write(frame) {
      for (const event of frame.toString().split('\n\n')) {
        if (!event.startsWith('data: ')) continue;
        const message = JSON.parse(event.slice(6)) as LiveMessage;
        if (!it.view) it.view = message.type === 'snapshot' ? message.view : undefined;
        const next = it.view && reduceView(it.view, message);
        if (next === 'gap') it.gaps += 1;
        else if (next) it.view = next;
        it.seen.push(it.view?.seq ?? -1);
      }
    },
    unreadBytes: () => 0,
    end: () => {},
    cut: () => {},
  });
  return Object.assign(it, { leave });
}

const shows = (seq: number) => expect.objectContaining({ seq, others: expect.objectContaining({ bets: seq }) });

describe('one table in two processes', () => {
  it('is the same at both, message for message', async () => {
    const pages = processes.map(page);
    await expect.poll(() => pages.map(({ view }) => view?.seq), withRetries).toEqual([0, 0]);
    for (let n = 0; n < 200; n++) write();
    await expect.poll(() => pages.map(({ view }) => view), withRetries).toEqual([shows(200), shows(200)]);
    expect(pages.map(({ gaps }) => gaps)).toEqual([0, 0]);
  });

  it('is seen whole when the broker is restarted, and while it is away', async () => {
    const pages = processes.map(page);
    const brokers = processes.map(({ broker }) => broker);
    write();
    await expect.poll(() => pages[1]!.view?.seq, withRetries).toBe(1);
    await server.stop();
    await areHeard(brokers, false);
    // Pages of the writer's own process hear it from the process, the others from the database.
    const away = write();
    await expect.poll(() => pages[0]!.view, withRetries).toEqual(shows(away));
    await expect.poll(() => pages[1]!.view, withRetries).toEqual(shows(away));
    const lost = write();
    await server.start();
    await areHeard(brokers, true);
    // What was lost is shown without another message.
    await expect.poll(() => pages[1]!.view, withRetries).toEqual(shows(lost));
    const after = write();
    await expect.poll(() => pages.map(({ view }) => view), withRetries).toEqual([shows(after), shows(after)]);
    expect(pages.map(({ gaps }) => gaps)).toEqual([0, 0]);
  });

  it('continues for pages of a process that was killed, at the other', async () => {
    const before = page(processes[1]!);
    await expect.poll(() => before.view?.seq, withRetries).toBe(0);
    const [killed] = processes.splice(1, 1);
    // Nothing of it is in good order: no stream is ended, nothing is said of pages that were open.
    await killed!.broker.close();
    const missed = write();
    expect(before.view?.seq).toBe(0);
    const again = page(processes[0]!);
    await expect.poll(() => again.view, withRetries).toEqual(shows(missed));
    const after = write();
    await expect.poll(() => again.view, withRetries).toEqual(shows(after));
    killed!.hub.close();
  });

  it('never goes back, whatever a process hears late', async () => {
    const there = page(processes[1]!);
    for (let n = 0; n < 50; n++) {
      write();
      if (n % 10 === 0) processes[1]!.broker.publish(channels.missed, {});
      if (n % 5 === 0) await pause(1);
    }
    await expect.poll(() => there.view, withRetries).toEqual(shows(50));
    expect(there.seen).toEqual([...there.seen].sort((a, b) => a - b));
  });
});

import { randomUUID } from 'node:crypto';
import { type LiveMessage, liveMessage } from '@fairhouse/contract/play';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Broker, channels } from '../broker/broker.ts';
import { openHearers } from '../broker/hearers.ts';
import { inProcessBroker } from '../broker/in-process.ts';
import { aRound, aView, betsMessage, roundMessage } from './fixtures/a-table.ts';
import { type Hub, openHub } from './hub.ts';
import type { Seated } from './presence.store.ts';
import type { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import type { StoredView } from './table-feed.ts';

let broker: Broker & { others(areHeard: boolean): void };
let stored: StoredView;
let reads: number;
let readFails: boolean;
let open: Set<string>;
let timeMs: number;
let said: Map<object, { seated: readonly Seated[]; untilMs: number }>;
let presenceFails: boolean;
let hub: Hub;

beforeEach(() => {
  broker = brokerOfTest();
  stored = aView(5);
  reads = 0;
  readFails = false;
  open = new Set();
  timeMs = 0;
  said = new Map();
  presenceFails = false;
  hub = oneMoreHub();
});

/** In one process, and away when it is told to be. */
function brokerOfTest() {
  const hearers = openHearers(true);
  const { tell: publish, subscribe, watch } = hearers;
  return {
    publish,
    subscribe,
    watch,
    close: async () => {},
    others: (areHeard: boolean) => void hearers.others(areHeard),
  };
}

function oneMoreHub(): Hub {
  return openHub({
    tables: ['wheel', 'crash'],
    broker,
    presence: presenceOfTest(),
    async readView(table) {
      reads += 1;
      if (readFails) throw new Error('the database is away');
      return { ...stored, table };
    },
    stillOpen: async () => open,
    log: { warn: () => {} },
    clock: () => new Date(),
    now: () => timeMs,
  });
}

/** As the database keeps it: what one process said holds for 20 seconds, and each person counts once. */
function presenceOfTest(): Presence {
  const process = {};
  return {
    async keep(seated) {
      if (presenceFails) throw new Error('the database is away');
      said.set(process, { seated, untilMs: timeMs + 20_000 });
      const people = new Map<string, Set<string>>();
      for (const { seated: there, untilMs } of said.values()) {
        if (untilMs <= timeMs) continue;
        for (const { table, player } of there) people.set(table, (people.get(table) ?? new Set()).add(player));
      }
      return new Map([...people].map(([table, { size }]) => [table, size]));
    },
    async end() {
      said.delete(process);
    },
  };
}

interface Joining {
  tables?: string[];
  sessionId?: string;
  in?: Hub;
  player?: string;
  chatOf?: string;
}

/** A page that reads at once, unless it is told not to. */
function join(options: Joining = {}) {
  const { tables = ['wheel'], sessionId = 'one', in: into = hub, player, chatOf = null } = options;
  const got: LiveMessage[] = [];
  const page = { writes: 0, slowMs: 0, beats: 0, unread: 0, isEnded: false, isCut: false };
  open.add(sessionId);
  const reader: Reader = {
    sessionId,
    tables,
    sitsAt: player === undefined ? null : { table: tables[0]!, player },
    chatOf,
    write(frame) {
      page.writes += 1;
      const until = performance.now() + page.slowMs;
      while (performance.now() < until);
      for (const event of frame.toString().split('\n\n').slice(0, -1)) {
        if (event.startsWith('data: ')) got.push(liveMessage.parse(JSON.parse(event.slice(6))));
        else page.beats += 1;
      }
    },
    unreadBytes: () => page.unread,
    end: () => (page.isEnded = true),
    cut: () => (page.isCut = true),
  };
  return { got, page, ...into.join(reader), said: () => got.map(shortly) };
}

function shortly(message: LiveMessage): string {
  if (message.type === 'snapshot') return `snapshot ${message.view.seq}`;
  return 'seq' in message ? `${message.type} ${message.seq}` : message.type;
}

async function settle(all: Hub[] = [hub]): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    for (const each of all) await each.idle();
  }
}

async function publish(...messages: LiveMessage[]): Promise<void> {
  for (const message of messages) broker.publish(channels.tables, message);
  await settle();
}

async function seconds(count: number, all: Hub[] = [hub]): Promise<void> {
  for (let n = 0; n < count; n++) {
    timeMs += 1_000;
    for (const each of all) each.second();
    await settle(all);
  }
}

describe('a page', () => {
  it('begins with a snapshot of each of its tables, and hears what follows of them alone', async () => {
    const page = join();
    await settle();
    await publish(betsMessage(6), betsMessage(7, 'crash'), betsMessage(7));
    expect(page.said()).toEqual(['snapshot 5', 'bets 6', 'bets 7']);
    const both = join({ tables: ['wheel', 'crash'] });
    await settle();
    // Of the other one a seventh was heard before it was read.
    expect(both.said()).toEqual(['snapshot 7', 'snapshot 7']);
  });

  it('that comes later begins where the others are, and nothing is read for it', async () => {
    join();
    await settle();
    const before = reads;
    broker.publish(channels.tables, betsMessage(6));
    await Promise.resolve();
    // It joins while the message is on its way to the other.
    const later = join();
    await settle();
    await publish(betsMessage(7));
    expect(later.said()).toEqual(['snapshot 6', 'bets 7']);
    expect(reads).toBe(before);
  });

  it('hears what is its own session’s, and nobody else does', async () => {
    const [one, again, other] = [join(), join(), join({ sessionId: 'other' })];
    await settle();
    broker.publish(channels.own, { sessionId: 'one', bets: [], balance: 7 });
    await settle();
    expect(one.got.at(-1)).toEqual({ type: 'mine', bets: [], balance: 7 });
    expect(again.said()).toContain('mine');
    expect(other.said()).not.toContain('mine');
  });

  it('that has left is sent nothing', async () => {
    const page = join();
    await settle();
    page.leave();
    await publish(betsMessage(6));
    expect(page.said()).toEqual(['snapshot 5']);
    expect(hub.size()).toBe(0);
  });

  it('is told in each quarter of a minute that the connection lives', async () => {
    const { page } = join();
    await seconds(31);
    expect(page.beats).toBe(2);
  });

  it('ends with its session, and is told so', async () => {
    const [page, other] = [join(), join({ sessionId: 'other' })];
    open.delete('one');
    await seconds(59);
    expect(page.page.isEnded).toBe(false);
    await seconds(1);
    expect([page.page.isEnded, other.page.isEnded]).toEqual([true, false]);
    expect(page.got.at(-1)).toEqual({ type: 'ended' });
  });

  it('ends with its process, and is sent nothing of an end', async () => {
    const { page, said } = join();
    await settle();
    hub.close();
    await publish(betsMessage(6));
    expect(page.isEnded).toBe(true);
    expect(said()).toEqual(['snapshot 5']);
  });
});

describe('a gap', () => {
  it('is a snapshot for everybody, and what comes meanwhile follows it', async () => {
    const page = join();
    await settle();
    stored = aView(8);
    broker.publish(channels.tables, betsMessage(8));
    broker.publish(channels.tables, betsMessage(9));
    await settle();
    // The snapshot is made when its turn comes, and what it holds already is no news to a page.
    expect(page.said()).toEqual(['snapshot 5', 'snapshot 9', 'bets 9']);
  });

  it('is closed by one reading, whatever number the view was stored under', async () => {
    const page = join();
    await settle();
    const before = reads;
    await publish(betsMessage(9));
    await publish(betsMessage(10));
    expect(page.said()).toEqual(['snapshot 5', 'snapshot 9', 'bets 10']);
    expect(reads).toBe(before + 1);
  });

  it('waits for the database to be there again', async () => {
    const page = join();
    await settle();
    readFails = true;
    await publish(betsMessage(9));
    await seconds(3);
    readFails = false;
    stored = aView(9);
    await seconds(1);
    expect(page.said()).toEqual(['snapshot 5', 'snapshot 9']);
  });

  it('that no message shows is found after silence', async () => {
    const page = join();
    await settle();
    stored = { ...aView(6), round: aRound(1, 'RESULT') };
    await seconds(4);
    expect(page.said()).not.toContain('snapshot 6');
    await seconds(1);
    expect(page.said()).toContain('snapshot 6');
  });

  it('makes no snapshot when nothing was missed', async () => {
    const page = join();
    await seconds(60);
    expect(reads).toBeGreaterThan(3);
    expect(page.said().filter((said) => said !== 'watching')).toEqual(['snapshot 5']);
  });
});

describe('while other processes are not heard', () => {
  it('tables are read each second', async () => {
    const page = join();
    await settle();
    broker.others(false);
    stored = aView(6);
    await seconds(1);
    stored = aView(7);
    await seconds(1);
    expect(page.said()).toEqual(['snapshot 5', 'snapshot 6', 'snapshot 7']);
  });

  it('what was missed is read as soon as they are, in every process', async () => {
    const other = oneMoreHub();
    const [page, there] = [join(), join({ in: other })];
    await settle([hub, other]);
    broker.others(false);
    stored = aView(6);
    broker.others(true);
    await settle([hub, other]);
    expect(page.said()).toEqual(['snapshot 5', 'snapshot 6']);
    expect(there.said()).toEqual(['snapshot 5', 'snapshot 6']);
  });
});

describe('a page that does not read', () => {
  it('holds up nobody, gets nothing, and a snapshot once it has read', async () => {
    const [slow, quick] = [join(), join({ sessionId: 'other' })];
    await settle();
    slow.page.unread = 100_000;
    await publish(betsMessage(6), betsMessage(7));
    expect(quick.said()).toEqual(['snapshot 5', 'bets 6', 'bets 7']);
    slow.page.unread = 0;
    await publish(betsMessage(8));
    expect(slow.said()).toEqual(['snapshot 5']);
    slow.drained();
    await publish(betsMessage(9));
    expect(slow.said()).toEqual(['snapshot 5', 'snapshot 8', 'bets 9']);
  });

  it('is let go after twenty seconds, and not before', async () => {
    const slow = join();
    await settle();
    slow.page.unread = 100_000;
    await publish(betsMessage(6));
    await seconds(19);
    expect(slow.page.isCut).toBe(false);
    await seconds(1);
    expect(slow.page.isCut).toBe(true);
  });
});

describe('many pages', () => {
  it('hear everything in order, and what else there is to do is done in between', async () => {
    const pages = Array.from({ length: 600 }, (_, n) => join({ sessionId: String(n) }));
    await settle();
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    for (let seq = 6; seq <= 12; seq++) broker.publish(channels.tables, betsMessage(seq));
    await settle();
    clearInterval(others);
    expect(turns).toBeGreaterThan(2);
    const expected = ['snapshot 5', ...[6, 7, 8, 9, 10, 11, 12].map((seq) => `bets ${seq}`)];
    for (const page of pages) expect(page.said()).toEqual(expected);
  });

  it('are shown the table where messages come faster than they can be written', async () => {
    const pages = Array.from({ length: 600 }, (_, n) => join({ sessionId: String(n) }));
    await settle();
    for (let seq = 6; seq <= 205; seq++) broker.publish(channels.tables, betsMessage(seq));
    await publish(roundMessage(206, aRound(1, 'RESULT')));
    for (const { got } of pages) {
      expect(got.length).toBeLessThan(30);
      const last = got.at(-1)!;
      const round = last.type === 'snapshot' ? last.view.round : last.type === 'round' && last.round;
      expect(round).toMatchObject({ state: 'RESULT' });
    }
  });
});

it('that wins are paid is written with what comes next, where the result was shown before', async () => {
  const pages = Array.from({ length: 10 }, (_, n) => join({ sessionId: String(n) }));
  const [page] = pages;
  await settle();
  // Each pass takes ten times that, and is followed by a rest.
  for (const { page } of pages) page.slowMs = 3;
  const published = (state: 'RESULT' | 'SETTLE' | 'CLOSED', seq: number) =>
    publish(roundMessage(seq, aRound(1, state)));
  await published('RESULT', 6);
  const writes = page!.page.writes;
  broker.publish(channels.tables, roundMessage(7, aRound(1, 'SETTLE')));
  broker.publish(channels.tables, betsMessage(8));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page!.page.writes).toBe(writes);
  await published('CLOSED', 9);
  expect(page!.said().slice(-3)).toEqual(['round 7', 'bets 8', 'round 9']);
  expect(page!.page.writes).toBe(writes + 1);
});

describe('how many people sit at a table', () => {
  const watching = (page: ReturnType<typeof join>) =>
    page.got.flatMap((it) =>
      it.type === 'watching' ? [it.watching] : it.type === 'snapshot' ? [it.view.watching] : [],
    );

  it('counts each person once in all processes, says it when it has changed, and forgets a process that says nothing', async () => {
    const other = oneMoreHub();
    const page = join({ player: 'ann' });
    join({ player: 'ann', sessionId: 'second page' });
    const there = join({ player: 'ben', in: other, sessionId: 'other' });
    join({ player: 'ann', in: other, sessionId: 'third page' });
    await seconds(6, [hub, other]);
    expect([watching(page).at(-1), watching(there).at(-1)]).toEqual([2, 2]);
    // The other process is killed.
    await seconds(25, [hub]);
    expect(watching(page).at(-1)).toBe(1);
  });

  it('says in the next second that somebody came or left', async () => {
    const page = join({ player: 'ann' });
    await settle();
    await seconds(1);
    const other = join({ player: 'ben', sessionId: 'other' });
    await seconds(1);
    other.leave();
    await seconds(1);
    expect(watching(page)).toEqual([0, 1, 2, 1]);
  });

  it('counts nobody who plays for fun, nor at the tables beside the own', async () => {
    const page = join({ tables: ['wheel', 'crash'], player: 'ann' });
    join({ sessionId: 'for fun' });
    await settle();
    await seconds(6);
    const last = page.got.filter((it) => it.type === 'watching');
    expect(last).toEqual([{ type: 'watching', table: 'wheel', watching: 1 }]);
  });

  it('stays as it was counted last while the database is away', async () => {
    const page = join({ player: 'ann' });
    await seconds(1);
    presenceFails = true;
    join({ player: 'ben', sessionId: 'other' });
    await seconds(6);
    expect(watching(page).at(-1)).toBe(1);
    presenceFails = false;
    await seconds(6);
    expect(watching(page).at(-1)).toBe(2);
  });

  it('knows at once that a process ends in good order', async () => {
    const other = oneMoreHub();
    const page = join({ player: 'ann' });
    join({ player: 'ben', in: other, sessionId: 'other' });
    await seconds(6, [hub, other]);
    other.close();
    await settle();
    await seconds(6);
    expect(watching(page).at(-1)).toBe(1);
  });
});

describe('chat', () => {
  const word = { id: '7', by: randomUUID(), player: '#1', text: 'hello', isRemoved: false, at: aView(5).now };
  const words = (page: ReturnType<typeof join>) =>
    page.got.filter((it) => it.type === 'word' || it.type === 'words' || it.type === 'unsaid');

  it('reaches only pages that may read that of their own table', async () => {
    stored = { ...aView(5), words: [word] };
    const [reads, spared] = [join({ chatOf: 'wheel' }), join({ sessionId: 'spared' })];
    const beside = join({ sessionId: 'beside', tables: ['crash', 'wheel'], chatOf: 'crash' });
    await settle();
    await publish({ type: 'word', table: 'wheel', word: { ...word, id: '8' } });
    await publish({ type: 'unsaid', table: 'wheel', ids: ['7'] });
    expect(words(reads).map(({ type }) => type)).toEqual(['words', 'word', 'unsaid']);
    expect(words(spared)).toEqual([]);
    expect(words(beside).filter(({ table }) => table === 'wheel')).toEqual([]);
    for (const page of [reads, spared, beside])
      for (const it of page.got) if (it.type === 'snapshot') expect(it.view.words).toBeNull();
  });

  it('is sent whole again to a page that has read what it had not', async () => {
    stored = { ...aView(5), words: [word] };
    const slow = join({ chatOf: 'wheel' });
    await settle();
    slow.page.unread = 100_000;
    await publish({ type: 'word', table: 'wheel', word: { ...word, id: '8' } });
    slow.page.unread = 0;
    slow.drained();
    const last = words(slow).at(-1);
    expect(last?.type === 'words' && last.words?.map(({ id }) => id)).toEqual(['7', '8']);
  });
});

it('is not put off by what is no message', async () => {
  const page = join();
  await settle();
  for (const said of [
    null,
    7,
    { type: 'bets' },
    { ...betsMessage(6), others: 'many' },
    { type: 'mine', bets: [], balance: 1 },
  ]) {
    for (const channel of [channels.tables, channels.own]) broker.publish(channel, said);
  }
  await publish(betsMessage(6));
  expect(page.said()).toEqual(['snapshot 5', 'bets 6']);
});

it('works over the broker of one process', async () => {
  const alone = inProcessBroker();
  broker = { ...alone, others: () => {} };
  hub = oneMoreHub();
  const page = join();
  await settle();
  await publish(betsMessage(6));
  expect(page.said()).toEqual(['snapshot 5', 'bets 6']);
});

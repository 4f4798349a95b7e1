import type { LiveMessage, TableView } from '@fairhouse/contract/play';
import { type Broker, channels } from '../broker/broker.ts';
import { isChat, type TableMessage } from '../broker/messages.ts';
import { countSeated } from './count-seated.ts';
import { openFanOut } from './fan-out.ts';
import { beat, frameOf } from './frame.ts';
import { listen } from './listen.ts';
import type { Presence } from './presence.ts';
import type { Joined, Reader, Seat } from './reader.ts';
import { openSeats } from './seats.ts';
import { openFeed, type StoredView, type TableFeed } from './table-feed.ts';

export interface HubDeps {
  tables: readonly string[];
  broker: Broker;
  /** Who sits where, in all processes. */
  presence: Presence;
  /** The view of a table as it stands in the database. */
  readView(table: string): Promise<StoredView | undefined>;
  /** Those of the sessions that have not ended. To ask is no use of them. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  log: { warn(details: object, message: string): void };
  /** The clock that rounds go by. */
  clock(): Date;
  /** Milliseconds that only rise. */
  now?(): number;
}

export interface Hub {
  tables: readonly string[];
  /** Tells the page where its tables stand, and everything from now on. */
  join(reader: Reader): Joined;
  /** What has to be done in each second. */
  second(): void;
  size(): number;
  /** Resolves when everything that was given to write is written. */
  idle(): Promise<void>;
  /** Ends all streams; their pages come back, to another process. */
  close(): void;
}

const mostUnreadBytes = 64 * 1024;
const stuckForMs = 20_000;
const beatEverySeconds = 15;
/** Who came or left is counted in the next second; all people again after so many, for those of other processes. */
const countEverySeconds = 5;
const askSessionsEverySeconds = 60;
/** A table of which nothing was heard for so long is read; each second while other processes are not heard. */
const silenceMs = { usual: 5_000, unheard: 1_000 };
/** With more waiting to be written of one table, a snapshot takes their place. */
const mostWaiting = 8;

/** Tells the pages that are open in this process what happens at the tables. */
export function openHub(deps: HubDeps): Hub {
  const { tables, broker, presence, stillOpen, log, clock, now = () => performance.now() } = deps;
  const seats = openSeats(tables);
  const write = writeBounded(now);
  const fanOut = openFanOut(write);
  const feeds = openFeeds(deps, now, {
    published(table, message, before) {
      if (fanOut.waiting(aboutOf(table, message)) < mostWaiting) tell(table, message, isWaitedFor(message, before));
      else showAll(table);
    },
    shown: (table) => showAll(table),
  });
  const people = countSeated({
    ...{ tables, presence, seats, log },
    changed: (table, watching) => tell(table, { type: 'watching', table, watching }),
  });
  let seconds = 0;
  let areHeard = true;

  function tell(table: string, message: LiveMessage, isUrgent = false): void {
    const at = isChat(message) ? seats.readingChat(table) : seats.at(table);
    if (at.size > 0) fanOut.send(aboutOf(table, message), at, () => frameOf(message), isUrgent);
  }

  function showAll(table: string): void {
    fanOut.forget(table);
    fanOut.forget(chatOf(table));
    const at = seats.at(table);
    if (at.size > 0) fanOut.send(table, at, () => snapshotOf(table)!, true);
    const reading = seats.readingChat(table);
    if (reading.size > 0) fanOut.send(chatOf(table), reading, () => wordsAt(table)!, true);
  }

  function snapshotOf(table: string): Buffer | undefined {
    const view = feeds.get(table)?.view();
    if (!view) return undefined;
    return frameOf({
      type: 'snapshot',
      view: { ...view, words: null, watching: people.at(table), now: clock().toISOString() },
    });
  }

  function wordsAt(table: string): Buffer | undefined {
    const view = feeds.get(table)?.view();
    return view && frameOf({ type: 'words', table, words: view.words });
  }

  function show(seat: Seat): void {
    seat.since = fanOut.number();
    for (const table of seat.reader.tables) {
      const snapshot = snapshotOf(table);
      if (snapshot) write(seat, snapshot);
    }
    const words = seat.reader.chatOf === null ? undefined : wordsAt(seat.reader.chatOf);
    if (words) write(seat, words);
  }

  const leaveBroker = listen(broker, {
    table: (message) => feeds.get(message.table)?.hear(message),
    own({ sessionId, bets, balance }) {
      const frame = frameOf({ type: 'mine', bets, balance });
      for (const seat of seats.ofSession(sessionId)) write(seat, frame);
    },
    missed() {
      for (const feed of feeds.values()) feed.look();
    },
    heard(heard) {
      // Processes that read this one missed its messages meanwhile, and it theirs.
      if (heard && !areHeard) broker.publish(channels.missed, {});
      areHeard = heard;
    },
  });

  return {
    tables,
    join(reader) {
      // A table that nobody watched here may have been silent for other reasons.
      for (const table of reader.tables) if (seats.at(table).size === 0) feeds.get(table)!.look();
      const seat = seats.take(reader);
      if (reader.sitsAt) people.moved();
      show(seat);
      return {
        drained() {
          if (seat.stuckSince === undefined) return;
          seat.stuckSince = undefined;
          show(seat);
        },
        leave() {
          seats.leave(seat);
          if (reader.sitsAt) people.moved();
        },
      };
    },
    second() {
      seconds += 1;
      for (const [table, feed] of feeds) {
        if (seats.at(table).size > 0) feed.lookAfter(areHeard ? silenceMs.usual : silenceMs.unheard);
      }
      for (const { reader, stuckSince } of seats.all) {
        if (stuckSince !== undefined && now() - stuckSince >= stuckForMs) reader.cut();
      }
      people.second(seconds % countEverySeconds === 0);
      if (seconds % beatEverySeconds === 0 && seats.all.size > 0) fanOut.send('beat', seats.all, () => beat);
      if (seconds % askSessionsEverySeconds === 0) {
        seats
          .endOfClosedSessions(stillOpen)
          .catch((err) => log.warn({ err }, 'sessions with open pages could not be read'));
      }
    },
    size: () => seats.all.size,
    idle: fanOut.idle,
    close() {
      leaveBroker();
      seats.endAll();
      people.close();
    },
  };
}

/** What is written of the chat of a table is apart from the rest: some pages do not show it. */
const chatOf = (table: string) => `chat at ${table}`;

const aboutOf = (table: string, message: LiveMessage): string => (isChat(message) ? chatOf(table) : table);

interface FromFeeds {
  published(table: string, message: TableMessage, before: TableView): void;
  shown(table: string): void;
}

function openFeeds(
  { tables, readView, log }: Pick<HubDeps, 'tables' | 'readView' | 'log'>,
  now: () => number,
  { published, shown }: FromFeeds,
): ReadonlyMap<string, TableFeed> {
  const feedOf = (table: string) =>
    openFeed({
      readView: () => readView(table),
      published: (message, before) => published(table, message, before),
      shown: () => shown(table),
      failed: (err) => log.warn({ err, table }, 'a table could not be read'),
      now,
    });
  return new Map(tables.map((table) => [table, feedOf(table)]));
}

/** Never more than a page reads: what is left out is made good by a snapshot, once it has read the rest. */
function writeBounded(now: () => number) {
  return (seat: Seat, frame: Buffer): void => {
    if (seat.stuckSince !== undefined) return;
    if (seat.reader.unreadBytes() > mostUnreadBytes) seat.stuckSince = now();
    else seat.reader.write(frame);
  };
}

/** Whether bets are taken, and what came. Who bets, and that wins are being paid, comes along with it or a moment later. */
function isWaitedFor(message: TableMessage, { round: before }: TableView): boolean {
  if (message.type !== 'round') return false;
  const { round } = message;
  const isRevealed = (before?.outcome ?? null) !== null && before?.number === round?.number;
  return !(round?.state === 'CLOSED' || (round?.state === 'SETTLE' && isRevealed));
}

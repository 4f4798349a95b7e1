import type { LiveMessage, TableView } from '@fairhouse/contract/play';
import { type Broker, channels } from '../broker/broker.ts';
import { type TableMessage, tableMessage } from '../broker/messages.ts';
import { ownMessage } from '../broker/own-message.ts';
import { countPages } from './count-pages.ts';
import { openFanOut } from './fan-out.ts';
import { beat, frameOf } from './frame.ts';
import type { Joined, Reader, Seat } from './reader.ts';
import { openFeed, type StoredView, type TableFeed } from './table-feed.ts';

export interface HubDeps {
  tables: readonly string[];
  broker: Broker;
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
const countEverySeconds = 5;
const askSessionsEverySeconds = 60;
/** A table of which nothing was heard for so long is read; each second while other processes are not heard. */
const silenceMs = { usual: 5_000, unheard: 1_000 };
/** With more waiting to be written of one table, a snapshot takes their place. */
const mostWaiting = 8;

/** Tells the pages that are open in this process what happens at the tables. */
export function openHub({
  tables,
  broker,
  readView,
  stillOpen,
  log,
  clock,
  now = () => performance.now(),
}: HubDeps): Hub {
  const seats = new Set<Seat>();
  const atTable = new Map(tables.map((table) => [table, new Set<Seat>()]));
  const ofSession = new Map<string, Set<Seat>>();
  const pages = countPages({ own: (table) => atTable.get(table)?.size ?? 0, now });
  const fanOut = openFanOut(write);
  const feeds = new Map(tables.map((table) => [table, openFeedOf(table)]));
  const toldWatching = new Map<string, number>();
  let seconds = 0;
  let areHeard = true;

  function openFeedOf(table: string): TableFeed {
    return openFeed({
      readView: () => readView(table),
      told(message, before) {
        if (fanOut.waiting(table) < mostWaiting) tell(table, message, isWaitedFor(message, before));
        else showAll(table);
      },
      shown: () => showAll(table),
      failed: (err) => log.warn({ err, table }, 'a table could not be read'),
      now,
    });
  }

  function tell(table: string, message: LiveMessage, isUrgent = false): void {
    const at = atTable.get(table)!;
    if (at.size > 0) fanOut.send(table, at, () => frameOf(message), isUrgent);
  }

  function showAll(table: string): void {
    fanOut.forget(table);
    const at = atTable.get(table)!;
    if (at.size > 0) fanOut.send(table, at, () => snapshotOf(table)!, true);
  }

  function snapshotOf(table: string): Buffer | undefined {
    const view = feeds.get(table)?.view();
    if (!view) return undefined;
    return frameOf({ type: 'snapshot', view: { ...view, watching: pages.of(table), now: clock().toISOString() } });
  }

  /** Never more than a page reads: what is left out is made good by a snapshot, once it has read the rest. */
  function write(seat: Seat, frame: Buffer): void {
    if (seat.stuckSince !== undefined) return;
    if (seat.reader.unreadBytes() > mostUnreadBytes) seat.stuckSince = now();
    else seat.reader.write(frame);
  }

  function show(seat: Seat): void {
    seat.since = fanOut.number();
    for (const table of seat.reader.tables) {
      const snapshot = snapshotOf(table);
      if (snapshot) write(seat, snapshot);
    }
  }

  function tellWatching(): void {
    broker.publish(channels.watching, pages.say(tables));
    for (const table of tables) {
      const watching = pages.of(table);
      if (toldWatching.get(table) === watching) continue;
      toldWatching.set(table, watching);
      tell(table, { type: 'watching', table, watching });
    }
  }

  async function askSessions(): Promise<void> {
    const asked = [...ofSession.keys()];
    if (asked.length === 0) return;
    const open = await stillOpen(asked);
    for (const id of asked) {
      if (open.has(id)) continue;
      for (const { reader } of ofSession.get(id) ?? []) {
        reader.write(frameOf({ type: 'ended' }));
        reader.end();
      }
    }
  }

  const leaveBroker = [
    broker.subscribe(channels.tables, (said) => {
      const { success, data: message } = tableMessage.safeParse(said);
      if (success) feeds.get(message.table)?.hear(message);
    }),
    broker.subscribe(channels.own, (said) => {
      const { success, data } = ownMessage.safeParse(said);
      const of = success && ofSession.get(data.sessionId);
      if (!of) return;
      const frame = frameOf({ type: 'mine', bets: data.bets, balance: data.balance });
      for (const seat of of) write(seat, frame);
    }),
    broker.subscribe(channels.watching, pages.hear),
    broker.subscribe(channels.missed, () => {
      for (const feed of feeds.values()) feed.look();
    }),
    broker.watch((heard) => {
      // Anyone who hears this process missed what it said meanwhile, and it what they said.
      if (heard && !areHeard) broker.publish(channels.missed, {});
      areHeard = heard;
    }),
  ];

  return {
    tables,
    join(reader) {
      const seat: Seat = { reader, since: 0, stuckSince: undefined };
      seats.add(seat);
      const own = ofSession.get(reader.sessionId) ?? new Set();
      ofSession.set(reader.sessionId, own.add(seat));
      for (const table of reader.tables) {
        const at = atTable.get(table)!;
        // A table that nobody watched here may have been silent for other reasons.
        if (at.size === 0) feeds.get(table)!.look();
        at.add(seat);
      }
      show(seat);
      return {
        drained() {
          if (seat.stuckSince === undefined) return;
          seat.stuckSince = undefined;
          show(seat);
        },
        leave() {
          seats.delete(seat);
          for (const table of reader.tables) atTable.get(table)!.delete(seat);
          own.delete(seat);
          if (own.size === 0 && ofSession.get(reader.sessionId) === own) ofSession.delete(reader.sessionId);
        },
      };
    },
    second() {
      seconds += 1;
      for (const [table, feed] of feeds) {
        if (atTable.get(table)!.size > 0) feed.lookAfter(areHeard ? silenceMs.usual : silenceMs.unheard);
      }
      for (const { reader, stuckSince } of seats) {
        if (stuckSince !== undefined && now() - stuckSince >= stuckForMs) reader.cut();
      }
      if (seconds % countEverySeconds === 0) tellWatching();
      if (seconds % beatEverySeconds === 0 && seats.size > 0) fanOut.send('beat', seats, () => beat);
      if (seconds % askSessionsEverySeconds === 0) {
        askSessions().catch((err) => log.warn({ err }, 'sessions with open pages could not be read'));
      }
    },
    size: () => seats.size,
    idle: fanOut.idle,
    close() {
      for (const leave of leaveBroker) leave();
      for (const { reader } of seats) reader.end();
      for (const at of atTable.values()) at.clear();
      broker.publish(channels.watching, pages.say(tables));
    },
  };
}

/** Whether bets are taken, and what came. Who bets, and that wins are being paid, comes along with it or a moment later. */
function isWaitedFor(message: TableMessage, { round: before }: TableView): boolean {
  if (message.type !== 'round') return false;
  const { round } = message;
  const isTold = (before?.outcome ?? null) !== null && before?.number === round?.number;
  return !(round?.state === 'CLOSED' || (round?.state === 'SETTLE' && isTold));
}

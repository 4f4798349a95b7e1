import { frameOf } from './frame.ts';
import type { Reader, Seat } from './reader.ts';

/** The pages that are open in this process: by table, and by the session they belong to. */
export interface Seats {
  all: ReadonlySet<Seat>;
  at(table: string): ReadonlySet<Seat>;
  /** Those of a table whose pages show its chat. */
  readingChat(table: string): ReadonlySet<Seat>;
  ofSession(sessionId: string): Iterable<Seat>;
  take(reader: Reader): Seat;
  leave(seat: Seat): void;
  /** Ends the streams of those sessions that have ended; `stillOpen` says which have not. */
  endOfClosedSessions(stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  /** Ends all streams; their pages come back, to another process. */
  endAll(): void;
}

export function openSeats(tables: readonly string[]): Seats {
  const all = new Set<Seat>();
  const atTable = new Map(tables.map((table) => [table, new Set<Seat>()]));
  const chatAt = new Map(tables.map((table) => [table, new Set<Seat>()]));
  const bySession = new Map<string, Set<Seat>>();
  const none: ReadonlySet<Seat> = new Set();
  return {
    all,
    at: (table) => atTable.get(table) ?? none,
    readingChat: (table) => chatAt.get(table) ?? none,
    ofSession: (sessionId) => bySession.get(sessionId) ?? none,
    take(reader) {
      const seat: Seat = { reader, since: 0, stuckSince: undefined };
      all.add(seat);
      for (const table of reader.tables) atTable.get(table)!.add(seat);
      if (reader.chatOf !== null) chatAt.get(reader.chatOf)?.add(seat);
      const own = bySession.get(reader.sessionId) ?? new Set();
      bySession.set(reader.sessionId, own.add(seat));
      return seat;
    },
    leave(seat) {
      const { tables: its, sessionId, chatOf } = seat.reader;
      all.delete(seat);
      for (const table of its) atTable.get(table)!.delete(seat);
      if (chatOf !== null) chatAt.get(chatOf)?.delete(seat);
      const own = bySession.get(sessionId);
      own?.delete(seat);
      if (own?.size === 0) bySession.delete(sessionId);
    },
    async endOfClosedSessions(stillOpen) {
      const asked = [...bySession.keys()];
      if (asked.length === 0) return;
      const open = await stillOpen(asked);
      for (const id of asked) {
        if (open.has(id)) continue;
        for (const { reader } of bySession.get(id) ?? none) {
          reader.write(frameOf({ type: 'ended' }));
          reader.end();
        }
      }
    },
    endAll() {
      for (const { reader } of all) reader.end();
      for (const at of [...atTable.values(), ...chatAt.values()]) at.clear();
    },
  };
}

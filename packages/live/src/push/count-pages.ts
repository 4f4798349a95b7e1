import { randomUUID } from 'node:crypto';
import { type WatchingMessage, watchingMessage } from '../broker/messages.ts';

/** A process that has said nothing for so long has ended. */
const forgottenAfterMs = 15_000;

/** How many pages are open at each table in all processes together, as each of them says of itself. */
export function countPages({ own, now }: { own(table: string): number; now(): number }) {
  const process = randomUUID();
  const others = new Map<string, { pages: WatchingMessage['pages']; at: number }>();
  return {
    hear(message: unknown): void {
      const { success, data } = watchingMessage.safeParse(message);
      if (success && data.process !== process) others.set(data.process, { pages: data.pages, at: now() });
    },
    /** What this process says of itself; with nothing open at its end. */
    say: (tables: readonly string[]): WatchingMessage => ({
      process,
      pages: Object.fromEntries(tables.map((table) => [table, own(table)])),
    }),
    of(table: string): number {
      let sum = own(table);
      for (const [id, { pages, at }] of others) {
        if (now() - at >= forgottenAfterMs) others.delete(id);
        else sum += pages[table] ?? 0;
      }
      return sum;
    },
  };
}

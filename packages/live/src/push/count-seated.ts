import type { Seated } from './presence.store.ts';
import type { Presence } from './presence.ts';
import type { Seats } from './seats.ts';

interface CountDeps {
  tables: readonly string[];
  presence: Presence;
  seats: Pick<Seats, 'all'>;
  log: { warn(details: object, message: string): void };
  /** The number of people at a table is another one. */
  changed(table: string, people: number): void;
}

/** How many people sit at each table in all processes, as they were counted last. */
export function countSeated({ tables, presence, seats, log, changed }: CountDeps) {
  let counted: ReadonlyMap<string, number> = new Map();
  let isCounting = false;
  let isMoved = false;

  async function count(): Promise<void> {
    if (isCounting) return;
    isCounting = true;
    isMoved = false;
    const before = counted;
    try {
      counted = await presence.keep(seatedIn(seats));
    } catch (err) {
      log.warn({ err }, 'people at tables could not be counted');
    }
    isCounting = false;
    for (const table of tables) {
      const people = counted.get(table) ?? 0;
      if (people !== (before.get(table) ?? 0)) changed(table, people);
    }
  }

  return {
    at: (table: string): number => counted.get(table) ?? 0,
    /** A player came or left. */
    moved(): void {
      isMoved = true;
    },
    /** Counts now where a player came or left, or where it is due. */
    second(isDue: boolean): void {
      if (isMoved || isDue) void count();
    },
    close(): void {
      presence.end().catch((err) => log.warn({ err }, 'people at tables are counted until the lease ends'));
    },
  };
}

/** Each player once a table, however many pages are open. */
function seatedIn({ all }: Pick<Seats, 'all'>): Seated[] {
  const byKey = new Map<string, Seated>();
  for (const { reader } of all) {
    if (reader.sitsAt) byKey.set(`${reader.sitsAt.table} ${reader.sitsAt.player}`, reader.sitsAt);
  }
  return [...byKey.values()];
}

import { connectBeside, type Database } from '../connect.ts';
import { inLongTransaction } from '../transaction.ts';

/** For the whole of it, however many rows there are. */
const withinMs = 12 * 60 * 60_000;

/** What spreads, gathers and follows what has moved excludes one another, in all processes, by the number of its lock. */
export async function oneAtATime<T>(db: Database, lock: number, work: () => Promise<T>): Promise<T> {
  return (await holding(db, ['select pg_advisory_xact_lock($1), true as mine', lock], work))!;
}

/**
 * Makes again what lies where parts have moved to, as often as it is asked; nothing where another one is at it. Answers how many parts
 * had moved.
 */
export async function follow(
  db: Database,
  lock: number,
  { moved, recreateFunctions }: { moved: () => Promise<number>; recreateFunctions: () => Promise<unknown> },
): Promise<number> {
  if ((await moved()) === 0) return 0;
  const followed = await holding(db, ['select pg_try_advisory_xact_lock($1) as mine', lock], async () => {
    const found = await moved();
    if (found > 0) await recreateFunctions();
    return found;
  });
  return followed ?? 0;
}

async function holding<T>(
  db: Database,
  [text, lock]: [text: string, lock: number],
  work: () => Promise<T>,
): Promise<T | undefined> {
  const held = connectBeside(db);
  try {
    return await inLongTransaction(held, withinMs, async (tx) => {
      const { rows } = await tx.query<{ mine: boolean }>(text, [lock]);
      return rows[0]!.mine ? work() : undefined;
    });
  } finally {
    await held.end();
  }
}

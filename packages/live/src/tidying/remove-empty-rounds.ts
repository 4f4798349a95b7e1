import type { Database } from '@fairhouse/database';
import { deleteEmptyRounds } from './empty-round.store.ts';

const dayMs = 24 * 3_600_000;
const roundsAtOnce = 1_000;
/** Of the last results of a table: pages are told fewer, and the desk looks at the last. */
const usualKept = 100;

export interface EmptyRounds {
  tables: readonly string[];
  /** How long after its end a round is kept that nobody has bet in. */
  keptDays: number;
  /** So many of the last with an outcome are kept however old they are. */
  keptRounds?: number;
}

/**
 * A table runs by day and night: rounds in which nobody bet are removed some days after their end, a batch of each table at a time. Those
 * with a bet stay, whatever became of it. That a link is played once does not hang on them: the chain counts which is next. Answers how
 * many were removed, and whether there may be more.
 */
export async function removeEmptyRounds(
  db: Database,
  { tables, keptDays, keptRounds = usualKept }: EmptyRounds,
  now: Date,
): Promise<{ removed: number; more: boolean }> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  let removed = 0;
  let more = false;
  for (const table of tables) {
    const found = await deleteEmptyRounds(db, { table, before, keep: keptRounds, size: roundsAtOnce });
    removed += found.removed;
    more ||= found.looked === roundsAtOnce;
  }
  return { removed, more };
}

import { type Database, inTransaction } from '@fairhouse/database';
import { problemOf } from '@fairhouse/operation';

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** Has the newest head sent to each target that got none for so long. */
export async function insertDeliveries(db: Database, targets: readonly string[], everyMs: number): Promise<void> {
  await db.query(
    `insert into commitment_delivery (size, target, made_at, next_try_at)
     select h.size, t.target, clock_timestamp(), clock_timestamp()
     from unnest($1::text[]) t (target), (select size from commitment_head order by size desc limit 1) h
     where not exists (
       select from commitment_delivery d
       where d.target = t.target and d.made_at > clock_timestamp() - make_interval(secs => $2::float8 / 1000))
     on conflict (size, target) do nothing`,
    [targets, everyMs],
  );
}

/**
 * Sends one head that is due, and notes what came of it; whether there was one. Each is sent at least once: a crash between sending and
 * noting sends it again. A target that fails is left alone for 5 s, 10 s, 20 s … up to an hour, and gets the newest head then.
 */
export function dueDelivery(
  db: Database,
  send: (due: { target: string; note: string }) => Promise<Buffer | undefined>,
  failed: (target: string, error: unknown) => void,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ size: bigint; target: string; tries: number; note: string }>(
      `select d.size, d.target, d.tries, h.note from commitment_delivery d join commitment_head h using (size)
       where d.sent_at is null and d.next_try_at <= clock_timestamp()
       order by d.next_try_at, d.size limit 1 for update of d skip locked`,
    );
    const [due] = rows;
    if (!due) return false;
    const { size, target } = due;
    try {
      const token = await send(due);
      await tx.query(
        `update commitment_delivery set sent_at = clock_timestamp(), tries = tries + 1, problem = null, token = $3
         where size = $1 and target = $2`,
        [size, target, token ?? null],
      );
    } catch (error) {
      failed(target, error);
      const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(due.tries, 12), longestPauseMs);
      await tx.query(
        `update commitment_delivery set tries = tries + 1, problem = $2,
           next_try_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
         where target = $1 and sent_at is null`,
        [target, problemOf(error), pauseMs],
      );
    }
    return true;
  });
}

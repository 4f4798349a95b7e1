import type { Transaction } from '@fairhouse/database';

/** Five wrong codes within a quarter of an hour stop all codes of the member for a quarter of an hour. */
const mostFailures = 5;
const withinMinutes = 15;
const lockMinutes = 15;

/** Minutes until codes are taken again, at least 1; undefined when they are now. */
export async function lockedMinutes(tx: Transaction, memberId: bigint): Promise<number | undefined> {
  const { rows } = await tx.query<{ minutes: number }>(
    `select greatest(1, ceil(extract(epoch from locked_until - now()) / 60))::int as minutes
     from factor_failure where member_id = $1 and locked_until > now()`,
    [memberId],
  );
  return rows[0]?.minutes;
}

/** Counts a wrong code; true when it is the one that locks. Counting starts again after the window or a lock. */
export async function countFailure(tx: Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ failures: number }>(
    `insert into factor_failure as f (member_id, failures, first_at) values ($1, 1, now())
     on conflict (member_id) do update set
       failures = case when f.first_at < now() - make_interval(mins => $2) or f.locked_until <= now() then 1 else f.failures + 1 end,
       first_at = case when f.first_at < now() - make_interval(mins => $2) or f.locked_until <= now() then now() else f.first_at end,
       locked_until = null
     returning failures`,
    [memberId, withinMinutes],
  );
  if (rows[0]!.failures < mostFailures) return false;
  await tx.query('update factor_failure set locked_until = now() + make_interval(mins => $2) where member_id = $1', [
    memberId,
    lockMinutes,
  ]);
  return true;
}

export async function forgetFailures(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query('delete from factor_failure where member_id = $1', [memberId]);
}

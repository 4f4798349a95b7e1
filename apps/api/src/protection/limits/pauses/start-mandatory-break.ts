import { lockBook } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import type { ProtectionDeps } from '../protection.deps.ts';
import { runningPause } from './pause.store.ts';
import { startPause } from './start-pause.ts';

/** A break that the casino begins; none where a longer pause runs already. Answers whether one began. */
export async function startMandatoryBreak(
  deps: ProtectionDeps,
  tx: Transaction,
  memberId: bigint,
  minutes: number,
  why: string,
): Promise<boolean> {
  await lockBook(tx, memberId);
  const now = deps.clock();
  const until = new Date(now.getTime() + minutes * 60_000);
  const running = await runningPause(tx, memberId, now);
  if (running && (running.until === null || running.until >= until)) return false;
  await startPause(deps, tx, memberId, { kind: 'mandatoryBreak', until, by: 'system:protection', reason: why });
  return true;
}

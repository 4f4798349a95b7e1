import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { askProvider } from './ask-provider.ts';
import { type Attempt, claimDueAttempts, lockAttempt, updateAttempt } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { placeOrder } from './place-order.ts';

const everyMs = 5_000;
const mostAtOnce = 10;
/** Stripe forgets an idempotency key after 24 hours: from then on ordering again would be a second order. */
const keyLifetimeMs = 23 * 3_600_000;

/** Asks the providers about attempts that are open, less and less often, until they are over. */
export function sweepOrdersJob(deps: DepositDeps): StandingJob {
  return { name: 'sweepOrders', everyMs, run: () => sweepDueOrders(deps) };
}

/** One round: how many attempts were asked about. */
export async function sweepDueOrders(deps: DepositDeps): Promise<number> {
  const due = await claimDueAttempts(deps.db, mostAtOnce);
  for (const attempt of due) {
    // One that fails must not keep those behind it waiting; its next time is set already.
    await askAbout(deps, attempt).catch((error: unknown) => {
      deps.log.warn({ err: error, attempt: String(attempt.id) }, 'the provider could not be asked about a deposit');
    });
  }
  return due.length;
}

async function askAbout(deps: DepositDeps, attempt: Attempt): Promise<void> {
  const provider = deps.providers.get(attempt.provider);
  if (!provider) return;
  if (attempt.orderId !== null) {
    await askProvider(deps, provider, { ...attempt, orderId: attempt.orderId }, 'order sweeper');
    return;
  }
  const now = await databaseTime(deps.db);
  if (now.getTime() - attempt.createdAt.getTime() > keyLifetimeMs) return giveUp(deps, attempt);
  await placeOrder(deps, attempt, { language: 'en' });
}

/** Nobody ever got the address of this order, so nobody can pay it; if somebody does, it is late money. */
async function giveUp(deps: DepositDeps, { memberId, id }: Attempt): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (attempt.orderId !== null || (attempt.state !== 'created' && attempt.state !== 'unknown')) return;
    await updateAttempt(tx, attempt, { ...attempt, state: 'expired', asking: false });
    await recordAuditEvent(tx, {
      actor: 'system:order sweeper',
      memberId,
      subject: `deposit:${id}`,
      command: 'deposit.expired',
      before: { state: attempt.state },
      after: { state: 'expired', amount: String(attempt.amount.minor), currency: attempt.amount.currency },
    });
  });
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import type { Decline } from '@fairhouse/payments';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Attempt } from './attempt.store.ts';
import { insertNext, noteDecline, rootOf } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { findRoute } from './routing/route.store.ts';

/**
 * Keeps why an attempt was declined, and opens the next one where that was technical and another provider is left. In the transaction
 * that makes it failed, under its lock: a decline that is heard twice opens one attempt. The deposit is the same, and so is what the
 * limits count of it; a player who has paused or is excluded meanwhile is not sent anywhere.
 */
export async function openNext(
  tx: Transaction,
  { isBarred }: Pick<DepositDeps, 'isBarred'>,
  attempt: Attempt,
  decline: Decline | undefined,
): Promise<Attempt | undefined> {
  if (!decline) return undefined;
  await noteDecline(tx, attempt, decline);
  if (decline.class !== 'technical' || attempt.alternatives === 0 || attempt.continued) return undefined;
  const route = await findRoute(tx, rootOf(attempt));
  const provider = route?.providers[attempt.cascadeStep];
  if (!provider || !route.isRecent || (await isBarred(tx, attempt.memberId))) return undefined;
  const next = await insertNext(tx, attempt, { provider, reference: `${attempt.memberId}-${randomUUID()}` });
  if (!next) return undefined;
  await recordAuditEvent(tx, {
    actor: 'system:cashier',
    memberId: attempt.memberId,
    subject: `deposit:${next.id}`,
    command: 'deposit.cascade',
    before: { deposit: String(attempt.id), provider: attempt.provider, decline: decline.code },
    after: {
      state: next.state,
      provider,
      of: String(rootOf(attempt)),
      step: next.cascadeStep,
      amount: String(next.amount.minor),
      currency: next.amount.currency,
    },
  });
  return next;
}

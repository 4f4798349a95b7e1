import type { DeskWebhook } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type ListedSubscription, listSubscriptions } from './subscription.store.ts';

export function webhookWire(row: ListedSubscription): DeskWebhook {
  const {
    id,
    format,
    rules,
    severities,
    language,
    url,
    description,
    kinds,
    state,
    pauseReason,
    failures,
    waiting,
    dead,
    madeBy,
    madeAt,
  } = row;
  return {
    id,
    format,
    rules,
    severities,
    language,
    url,
    description,
    kinds,
    state,
    pauseReason,
    pauseTime: timeOf(row.pausedAt),
    failures,
    failingSince: timeOf(row.failingSince),
    lastDeliveryTime: timeOf(row.deliveredAt),
    waiting,
    oldestWaitingTime: timeOf(row.oldestWaiting),
    dead,
    formerSecretUntil: timeOf(row.formerUntil),
    madeBy,
    makeTime: madeAt.toISOString(),
  };
}

/** One that is there. */
export async function wholeWebhook(db: Database | Transaction, id: number): Promise<DeskWebhook> {
  return webhookWire((await listSubscriptions(db, id))[0]!);
}

export const timeOf = (at: Date | null) => at?.toISOString() ?? null;

import type { Database } from '@fairhouse/database';
import type { Observation, PaymentProvider } from '@fairhouse/payments';

export interface WebhookDeps {
  db: Database;
  /** By the name in the address: `/webhooks/stripe`. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /**
   * The cashier: what became of each, in their order. `noAttempt` is kept and tried again: the webhook may have overtaken
   * its order.
   */
  applyObservations(
    observations: readonly Observation[],
  ): Promise<PromiseSettledResult<'moved' | 'unchanged' | 'flagged' | 'noAttempt'>[]>;
  log: { warn(details: object, message: string): void };
}

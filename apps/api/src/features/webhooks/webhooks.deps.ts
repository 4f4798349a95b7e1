import type { Database } from '@fairhouse/database';
import type { Observation, PaymentProvider } from '@fairhouse/payments';

export interface WebhookDeps {
  db: Database;
  /** By the name in the address: `/webhooks/stripe`. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** The cashier. `noAttempt` is kept and tried again: the webhook may have overtaken its order. */
  applyObservation(observation: Observation): Promise<'moved' | 'unchanged' | 'flagged' | 'noAttempt'>;
  log: { warn(details: object, message: string): void };
}

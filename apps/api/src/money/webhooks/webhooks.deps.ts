import type { Database } from '@fairhouse/database';
import type { Observation, PaymentProvider } from '@fairhouse/payments';

export interface TakenWebhook {
  provider: string;
  body: Buffer;
  receivedAt: Date;
}

/** Keeps webhooks with the payments that they are about, as people look at them later. Nothing waits for any of it. */
export interface WebhookMessages {
  /** At the door. */
  refused(webhook: TakenWebhook, why: 'badSignature' | 'stale' | 'unreadable', status: number): void;
  /** Reads an event, which may ask the provider. */
  reading(event: TakenWebhook & { eventId: string }, read: () => Promise<Observation[]>): ReadWebhook;
  /** What each of them has said, once it was applied: that tells whose they are. */
  heard(events: readonly { webhook: ReadWebhook; observations: readonly Observation[] }[]): void;
}

export interface ReadWebhook {
  observations: Promise<Observation[]>;
  /** Keeps it, and what was asked to read it, with these deposits; none: with why. */
  keepWith(depositIds: readonly bigint[]): void;
  /** The same with the deposits that its body names, by whatever name. */
  keepWithNamed(hasObservations: boolean): Promise<void>;
}

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
  messages: WebhookMessages;
  log: { warn(details: object, message: string): void };
}

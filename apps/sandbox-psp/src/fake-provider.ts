import type { Database } from '@fairhouse/database';
import type { FastifyInstance } from 'fastify';
import type { NewEvent } from './events/event.store.ts';
import type { Payment } from './payments/payment.store.ts';
import type { SandboxSettings } from './settings.ts';

/** What the routes of a fake provider work with. */
export interface Parts {
  db: Database;
  settings: SandboxSettings;
  /** Wakes the deliverer; it looks by itself as well. */
  events: { wake(): void };
  providers: Providers;
}

/** All of them by their names. */
export type Providers = ReadonlyMap<string, FakeProvider>;

/** One provider that is fake here: its endpoints, how it tells the casino of a payment, how it signs what it tells. */
export interface FakeProvider {
  /** Its name in the address of the casino's webhook. */
  name: string;
  /** The endpoints that the casino's adapter calls; in a scope of their own. */
  routes(server: FastifyInstance, parts: Parts): void;
  /** Its event only says which payment to ask about, so a test that forges one forges the answer as well. */
  isAsked?: true;
  /** What the payer approves is paid only when the casino takes it. */
  approvesFirst?: true;
  /** Who asks on the page where the payer decides; the provider itself, unless it says otherwise. */
  asker?: 'bank';
  /** How it tells of a payment of the table `payment`; left out by one that keeps its payments elsewhere. */
  eventOf?(payment: Payment): NewEvent;
  /** Ends those payments kept elsewhere whose time is over. */
  endOverdue?(db: Database): Promise<void>;
  /** The headers that prove the body; `at` dates the signature. */
  sign(body: string, settings: SandboxSettings, at?: Date): Record<string, string>;
  /** The body as it is sent, where the proof stands inside it. */
  seal?(body: string, settings: SandboxSettings): string;
  /** Where the payer goes after deciding, where that is more than the address that the casino gave. */
  returnUrlOf?(payment: Payment): string;
}

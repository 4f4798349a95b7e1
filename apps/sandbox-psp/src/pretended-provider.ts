import type { NewEvent } from './events/event.store.ts';
import type { Payment } from './payments/payment.store.ts';
import type { SandboxSettings } from './settings.ts';

/** One provider that is pretended here: how it tells the casino of a payment, and how it signs what it tells. */
export interface PretendedProvider {
  /** Its name in the address of the casino's webhook. */
  name: string;
  eventOf(payment: Payment): NewEvent;
  /** The headers that prove the body; `at` dates the signature. */
  sign(body: string, settings: SandboxSettings, at?: Date): Record<string, string>;
}

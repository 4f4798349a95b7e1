import type { NewEvent } from './events/event.store.ts';
import type { Payment } from './payments/payment.store.ts';
import type { SandboxSettings } from './settings.ts';

/** One provider that is pretended here: how it tells the casino of a payment, and how it signs what it tells. */
export interface PretendedProvider {
  /** Its name in the address of the casino's webhook. */
  name: string;
  /** Its event only says which payment to ask about, so a test that forges one forges the answer as well. */
  isAsked?: true;
  /** What the payer approves is paid only when the casino takes it. */
  approvesFirst?: true;
  eventOf(payment: Payment): NewEvent;
  /** The headers that prove the body; `at` dates the signature. */
  sign(body: string, settings: SandboxSettings, at?: Date): Record<string, string>;
  /** The body as it is sent, where the proof stands inside it. */
  seal?(body: string, settings: SandboxSettings): string;
  /** Where the payer goes after deciding, where that is more than the address that the casino gave. */
  returnUrlOf?(payment: Payment): string;
}

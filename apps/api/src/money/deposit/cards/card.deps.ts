import type { CardProvider } from '@fairhouse/payments';
import type { Sealing } from '../../../lib/sealing.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import type { Billing } from './billing.ts';

/** What paying in by card needs besides what every deposit needs. */
export interface CardDeps extends DepositDeps {
  /** Undefined: nobody takes cards, and the methods are not offered. */
  cardProvider: CardProvider | undefined;
  /** Test numbers in the form itself; or fields of the provider, sealed in the browser with this public key. */
  cardEntry: { kind: 'test' } | { kind: 'sealed'; clientKey: string };
  /** Seals what wallets have encrypted for the provider. */
  walletTokens: Sealing;
  /** The casino's name on a wallet's sheet. */
  merchantName: string;
  /** Whether this country, by its ISO code, is divided into states. */
  hasStates(country: string): boolean;
  /** Name and address from the member's own details, for prefilling. */
  billingOf(memberId: bigint): Promise<Billing>;
}

import type { PaymentProvider, PayoutProvider } from '@fairhouse/payments';
import type { Foundation } from '../../foundation.ts';
import { deriveKey, type Sealing, sealingWith } from '../../lib/sealing.ts';
import type { ChainsDeps } from '../chains/chains.deps.ts';
import { type OpenedChains, openChains } from '../chains/open-chains.ts';
import { findCardOfOrder } from '../deposit/cards/card.store.ts';
import { openFollowUp } from '../deposit/open-follow-up.ts';
import { type Exchange, keepExchange } from '../provider-messages/keeping/keep-exchange.ts';

export interface Providers {
  /** Keeps what is exchanged with providers; providers are asked within its `aboutPayment`. */
  exchange: Exchange;
  coins: OpenedChains;
  /** Those that take money, as configured. */
  ofMoney: readonly PaymentProvider[];
  /** Seals what wallets of phones have encrypted for the card provider. */
  walletTokens: Sealing;
  /** All that take money or coins, by name. */
  payIn: ReadonlyMap<string, PaymentProvider>;
  /** Those that pay in money; coins are compared with their chains. */
  payOut: readonly PayoutProvider[];
}

/** Opens every provider and chain of the settings. `applyFromChain` takes what a chain has shown of an order. */
export async function openProviders(
  { settings: { chains, payments, EXCLUDED_PERSON_KEY: secret }, db, log }: Foundation,
  applyFromChain: ChainsDeps['applyObservation'],
): Promise<Providers> {
  const exchange = keepExchange({ db, log, clock: () => new Date() });
  const { keep } = exchange;
  const coins = await openChains(chains, { db, applyObservation: applyFromChain, openFollowUp, keep, log });
  const walletTokens = sealingWith(deriveKey(secret, 'wallet-token'));
  const ofMoney = payments.payIn.map((it) =>
    it.create({ cardOf: (reference) => findCardOfOrder(db, walletTokens, reference), keep }),
  );
  return {
    exchange,
    coins,
    ofMoney,
    walletTokens,
    payIn: new Map([...ofMoney, ...coins.providers].map((provider) => [provider.name, provider])),
    payOut: payments.payOut.map((it) => it.create({ keep })),
  };
}

import type { PayoutProvider } from '@fairhouse/payments';
import type { Foundation } from '../foundation.ts';
import type { Growth } from '../growth/wire.ts';
import type { Play } from '../play/wire.ts';
import type { IdentityService } from '../players/wiring/identity.ts';
import type { ProtectionArea } from '../protection/wire.ts';
import type { Service } from '../service.ts';
import { openBooks } from './wiring/books.ts';
import { openCashOuts } from './wiring/cash-outs.ts';
import { type Deposits, openDeposits } from './wiring/deposits.ts';
import { openDisputes } from './wiring/disputes.ts';
import { openFees } from './wiring/fees.ts';
import { openProviders } from './wiring/providers.ts';
import { openVelocity } from './wiring/velocity.ts';
import { openWebhooks } from './wiring/webhooks.ts';

/** Deposits, cash-outs, disputes, and the books with their reconciliation, reports and statements. */
export async function wireMoney(
  foundation: Foundation,
  { bonuses }: Pick<Growth, 'bonuses'>,
  { protection }: Pick<ProtectionArea, 'protection'>,
  identity: IdentityService,
  { games }: Pick<Play, 'games'>,
): Promise<{
  services: Service[];
  payouts: { providers: readonly PayoutProvider[]; takesBitcoinAddress(address: string): boolean };
}> {
  // The chains credit by the deposits, which are opened with them.
  const providers = await openProviders(foundation, (observation) => deposits.applyFromChain(observation));
  const velocity = openVelocity(foundation, protection);
  const deposits: Deposits = openDeposits(foundation, providers, bonuses, protection, identity, velocity);
  const cashOuts = openCashOuts(foundation, providers, bonuses, velocity);
  const { payoutProviders, takesBitcoinAddress } = cashOuts.deps;
  return {
    payouts: { providers: payoutProviders, takesBitcoinAddress },
    services: [
      deposits,
      cashOuts,
      openFees(foundation, providers),
      velocity,
      openWebhooks(foundation, providers, deposits),
      openDisputes(foundation, providers, deposits),
      openBooks(foundation, providers, {
        cashOuts: cashOuts.deps,
        vendors: games.vendors,
        aggregators: games.aggregators,
        rollingAmountOf: bonuses.rollingAmountOf,
      }),
    ],
  };
}

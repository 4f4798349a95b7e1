import {
  type ChainName,
  type ChainSettings,
  type Coin,
  isAddressOf,
  isCoin,
  type OneChain,
  openChain,
  openPriceBoard,
  utxoNetworks,
} from '@fairhouse/chains';
import { coinOfCrypt, cryptoCoins } from '@fairhouse/contract';
import type { KeepMessages, PaymentProvider, PayoutProvider } from '@fairhouse/payments';
import type { StandingJob } from '../../db/job-queue/job.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { createChainProvider, openCoins } from './create-chain-provider.ts';
import { createBitcoinPayouts, notePayoutWallet } from './payouts/create-bitcoin-payouts.ts';
import { tryToWatch } from './watch-chain.ts';
import { watchChainJobs } from './watch-chains.ts';

/** The two variants of the specification, by the names under which their methods know them. */
export const variants = {
  crypto: { coins: cryptoCoins.filter(isCoin), offers: 'all' },
  crypt: { coins: Object.values(coinOfCrypt).filter(isCoin), offers: 'one' },
} as const satisfies Record<string, { coins: Coin[]; offers: 'all' | 'one' }>;

/** A price is asked for again after this long. */
const keepPriceMs = 30_000;

export interface OpenedChains {
  deps: ChainsDeps;
  /** For the variants of which at least one coin can be paid. */
  providers: PaymentProvider[];
  /** Follow the chains. */
  jobs: StandingJob[];
  /** Pays out in bitcoin; undefined: operators do. */
  payouts: PayoutProvider | undefined;
  /** Whether payouts in bitcoin reach this address: on the network they are sent on, or the main one where operators send them. */
  isPayoutAddress(address: string): boolean;
}

/** Opens the chains of the settings; without any there is nothing to pay in coins with, and no method is shown. */
export async function openChains(
  settings: ChainSettings,
  { keep, ...casino }: Pick<ChainsDeps, 'db' | 'applyObservation' | 'openFollowUp' | 'log'> & { keep: KeepMessages },
): Promise<OpenedChains> {
  const configured = Object.entries(settings.chains) as [ChainName, OneChain][];
  const deps: ChainsDeps = {
    ...casino,
    chains: new Map(
      await Promise.all(configured.map(async ([chain, one]) => [chain, await openChain(chain, one)] as const)),
    ),
    prices: openPriceBoard({ sources: settings.priceSources, keepMs: keepPriceMs }),
    quoteMinutes: settings.quoteMinutes,
  };
  return {
    deps,
    providers: Object.entries(variants)
      .filter(([, { coins }]) => openCoins(deps, coins).length > 0)
      .map(([name, { coins, offers }]) => createChainProvider(deps, { name, coins, offers })),
    jobs: watchChainJobs(deps, settings.pollMs),
    ...(await openPayouts(deps, settings, keep)),
  };
}

async function openPayouts(
  deps: ChainsDeps,
  { chains, payoutKey }: ChainSettings,
  keep: KeepMessages,
): Promise<Pick<OpenedChains, 'payouts' | 'isPayoutAddress'>> {
  const { bitcoin } = chains;
  if (!payoutKey || bitcoin?.family !== 'utxo') {
    return { payouts: undefined, isPayoutAddress: (address) => isAddressOf(utxoNetworks.bitcoin, address) };
  }
  await notePayoutWallet(deps, bitcoin, payoutKey);
  // What fills the wallet is seen from here on; a node that does not answer keeps nobody from opening.
  await tryToWatch(deps, deps.chains.get('bitcoin')!.client);
  return {
    payouts: createBitcoinPayouts(deps, bitcoin, payoutKey, keep),
    isPayoutAddress: (address) => isAddressOf(bitcoin.network, address),
  };
}

import type { ChainClient } from './chain-client.ts';
import type { ChainName, Coin } from './coins.ts';
import { coins } from './coins.ts';
import { type OneChain, realChainIds } from './settings.ts';
import { type ChainAddress, utxoAddress } from './utxo/utxo-address.ts';
import { openUtxoChain } from './utxo/utxo-chain.ts';

/** A chain that is watched: its node, its addresses, its coins. */
export interface OpenChain {
  client: ChainClient;
  confirmations: number;
  /** Whether its coins are worth something; a chain for tests may begin again. */
  real: boolean;
  /** Which account the numbers of addresses count in. */
  account: string;
  addressAt(index: number): ChainAddress;
  /** The coins that a payer can send to an address here. */
  coins: Coin[];
  /** The contract of a token in small letters; undefined for the chain's own coin. */
  contractOf(coin: Coin): string | undefined;
}

/** Opens nothing but the description: the node is asked when it is needed. */
export async function openChain(chain: ChainName, settings: OneChain): Promise<OpenChain> {
  const { account, confirmations, rpcUrl } = settings;
  const own = (Object.keys(coins) as Coin[]).filter((coin) => coins[coin].chain === chain);
  const shared = { confirmations, account: account.fingerprint };
  if (settings.family === 'utxo') {
    return {
      ...shared,
      real: settings.network.real,
      client: openUtxoChain({ chain, rpcUrl }),
      addressAt: (index) => utxoAddress(settings.network, account.publicKeyAt(index)),
      coins: own,
      contractOf: () => undefined,
    };
  }
  // The library of ethereum's family takes a second to load, and most casinos have none of it.
  const [{ openEvmChain }, { evmAddress }] = await Promise.all([
    import('./evm/evm-chain.ts'),
    import('./evm/evm-address.ts'),
  ]);
  const { tether } = settings.contracts;
  return {
    ...shared,
    real: realChainIds.has(settings.chainId),
    client: openEvmChain({ chain, rpcUrl, chainId: settings.chainId, contracts: tether ? [tether] : [] }),
    addressAt: (index) => evmAddress(account.publicKeyAt(index)),
    coins: own,
    contractOf: (coin) => (coin === 'tether' ? tether : undefined),
  };
}

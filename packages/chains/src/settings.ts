import {
  address,
  CannotRun,
  type Environment,
  needed,
  readSettings,
  text,
  wholeNumber,
} from '@fairhouse/operation/settings';
import { z } from 'zod';
import { type Account, openAccount } from './account.ts';
import { type ChainName, chainNames } from './coins.ts';
import { type PriceSource, priceSources } from './prices/sources.ts';
import { isUtxoNetwork, type UtxoNetwork, utxoNetworks } from './utxo/networks.ts';
import { privateKeyOf } from './utxo/utxo-address.ts';
import { isWeakKey } from './utxo/weak-key.ts';

interface EveryChain {
  rpcUrl: string;
  account: Account;
  /** Blocks, its own included, after which a transfer counts. */
  confirmations: number;
}

export type UtxoSettings = EveryChain & { family: 'utxo'; network: UtxoNetwork };
export type EvmSettings = EveryChain & { family: 'evm'; chainId: number; contracts: { tether: string | undefined } };
export type OneChain = UtxoSettings | EvmSettings;

export interface ChainSettings {
  chains: Partial<Record<ChainName, OneChain>>;
  priceSources: Partial<Record<PriceSource, string>>;
  quoteMinutes: number;
  pollMs: number;
  /** Signs payouts in bitcoin; undefined: operators pay them by hand. */
  payoutKey: Uint8Array | undefined;
}

/**
 * Confirmations by what a reorganisation of that depth would cost: bitcoin's three blocks are half an hour, the others
 * follow from their block times and from what has been seen there. Each is a setting.
 */
const defaults: Record<ChainName, { confirmations: number; network?: keyof typeof utxoNetworks; chainId?: number }> = {
  bitcoin: { confirmations: 3, network: 'bitcoin' },
  litecoin: { confirmations: 6, network: 'litecoin' },
  dogecoin: { confirmations: 20, network: 'dogecoin' },
  'bitcoin-cash': { confirmations: 10, network: 'bitcoin-cash' },
  ethereum: { confirmations: 12, chainId: 1 },
  bsc: { confirmations: 15, chainId: 56 },
};

/** Chain ids whose coins are worth something. */
export const realChainIds = new Set([1, 56]);

/** Tether's contract on ethereum, as its issuer publishes it. */
const tetherOnEthereum = '0xdac17f958d2ee523a2206206994597c13d831ec7';

const sourceOrigins: Record<PriceSource, string> = {
  coingecko: 'https://api.coingecko.com',
  coinpaprika: 'https://api.coinpaprika.com',
  coinbase: 'https://api.coinbase.com',
  cryptocompare: 'https://min-api.cryptocompare.com',
};

/** Every chain, behind `CHAIN_<NAME>_`: RPC and XPUB make it watched. */
const everyChain = (chain: ChainName) => {
  const noNode = 'is no address; set the address of the node.';
  return z.object({
    RPC: needed(noNode).refine(URL.canParse, noNode),
    XPUB: needed("is missing; set the account's extended public key.").transform((xpub, context): Account => {
      const opened = openAccount(xpub);
      if (opened.ok) return opened.account;
      context.addIssue(
        opened.reason === 'private'
          ? 'holds a private key; set the extended public key, and keep the private one off this machine.'
          : 'is no extended public key; it begins with xpub or zpub.',
      );
      return z.NEVER;
    }),
    CONFIRMATIONS: wholeNumber({ usual: defaults[chain].confirmations, least: 1, most: 1_000 }),
  });
};

const utxoChain = (chain: ChainName, usual: keyof typeof utxoNetworks) =>
  everyChain(chain).extend({
    NETWORK: text().transform((given, context) => {
      const name = given || usual;
      if (isUtxoNetwork(name)) return utxoNetworks[name];
      context.addIssue(`is "${name}"; there is no network of that name.`);
      return z.NEVER;
    }),
  });

const evmChain = (chain: ChainName, usual: number) =>
  everyChain(chain).extend({ ID: wholeNumber({ usual, least: 1, most: 2 ** 31 }) });

/** What concerns more than one of them, or one alone. */
const environment = z.object({
  SANDBOX: text(),
  SANDBOX_ORIGIN: text(),
  STRIPE_API_URL: address(),
  QUOTE_MINUTES: wholeNumber({ usual: 20, least: 1, most: 120 }),
  CHAIN_POLL_MS: wholeNumber({ usual: 3_000, least: 100, most: 600_000 }),
  CHAIN_ETHEREUM_USDT: text()
    .transform((contract) => (contract || tetherOnEthereum).toLowerCase())
    .refine((contract) => /^0x[0-9a-f]{40}$/.test(contract), 'is no address of a contract.'),
  BTC_PAYOUT_KEY: text(),
});

/** A source of prices, behind `PRICE_<SOURCE>_`. */
const priceEnvironment = z.object({ URL: address() });

const chainPrefix = (chain: ChainName) => `CHAIN_${chain.toUpperCase().replace('-', '_')}_`;
const pricePrefix = (source: PriceSource) => `PRICE_${source.toUpperCase()}_`;

/** The name of every setting that is read here. */
export const chainSettingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...chainNames.flatMap((chain) => {
    const { network, chainId } = defaults[chain];
    const { shape } = network === undefined ? evmChain(chain, chainId!) : utxoChain(chain, network);
    return Object.keys(shape).map((name) => chainPrefix(chain) + name);
  }),
  ...priceSources.map((source) => `${pricePrefix(source)}URL`),
];

/**
 * Throws CannotRun with one sentence; refuses private keys, weak keys, fake chains beside real money, and real
 * chains beside fake prices.
 */
export function readChainSettings(env: Environment): ChainSettings {
  const read = readSettings(environment, env);
  const sandbox = read.SANDBOX === 'on';
  const chains: ChainSettings['chains'] = {};
  for (const chain of chainNames) {
    const one = readChain(chain, read.CHAIN_ETHEREUM_USDT, env, sandbox);
    if (one) chains[chain] = one;
  }
  const originOf = (source: PriceSource) =>
    readSettings(priceEnvironment, env, pricePrefix(source)).URL ??
    (sandbox ? `${read.STRIPE_API_URL ?? read.SANDBOX_ORIGIN}/prices/${source}` : sourceOrigins[source]);
  return {
    chains,
    priceSources: Object.fromEntries(priceSources.map((source) => [source, originOf(source)])),
    quoteMinutes: read.QUOTE_MINUTES,
    pollMs: read.CHAIN_POLL_MS,
    payoutKey: readPayoutKey(chains.bitcoin, read.BTC_PAYOUT_KEY, sandbox),
  };
}

function readChain(chain: ChainName, tether: string, env: Environment, sandbox: boolean): OneChain | undefined {
  const prefix = chainPrefix(chain);
  if (!env[`${prefix}RPC`] && !env[`${prefix}XPUB`]) return undefined;
  const { network: usual, chainId } = defaults[chain];
  if (usual !== undefined) {
    const { RPC, XPUB, CONFIRMATIONS, NETWORK } = readSettings(utxoChain(chain, usual), env, prefix);
    refuseMixture(`${prefix}NETWORK`, NETWORK.real, sandbox);
    return { family: 'utxo', rpcUrl: RPC, account: XPUB, confirmations: CONFIRMATIONS, network: NETWORK };
  }
  const { RPC, XPUB, CONFIRMATIONS, ID } = readSettings(evmChain(chain, chainId!), env, prefix);
  refuseMixture(`${prefix}ID`, realChainIds.has(ID), sandbox);
  const contracts = { tether: chain === 'ethereum' ? tether : undefined };
  return { family: 'evm', rpcUrl: RPC, account: XPUB, confirmations: CONFIRMATIONS, chainId: ID, contracts };
}

function refuseMixture(name: string, real: boolean, sandbox: boolean): void {
  if (sandbox && real) {
    throw new CannotRun(`${name} names a real chain but SANDBOX is on, with fake prices; turn one of them off.`);
  }
  if (!sandbox && !real) {
    throw new CannotRun(`Payments are live but ${name} names a chain for tests; set a real one.`);
  }
}

function readPayoutKey(bitcoin: OneChain | undefined, given: string, sandbox: boolean): Uint8Array | undefined {
  if (given === '') return undefined;
  if (bitcoin?.family !== 'utxo') {
    throw new CannotRun('BTC_PAYOUT_KEY is set without CHAIN_BITCOIN_RPC; set the node as well.');
  }
  const key = privateKeyOf(bitcoin.network, given);
  if (!key) {
    throw new CannotRun('BTC_PAYOUT_KEY is no private key in wallet import format for the network of bitcoin.');
  }
  if (!sandbox && isWeakKey(key)) throw new CannotRun('BTC_PAYOUT_KEY can be guessed; make a new key by a wallet.');
  return key;
}

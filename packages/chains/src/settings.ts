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

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { ok: true; settings: ChainSettings } | { ok: false; sentence: string };
type Checked<T> = { ok: true; value: T } | { ok: false; sentence: string };

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

/**
 * Reads CHAIN_<NAME>_RPC and _XPUB (both make a chain watched), _CONFIRMATIONS, _NETWORK or _ID, CHAIN_ETHEREUM_USDT,
 * PRICE_<SOURCE>_URL, QUOTE_MINUTES, CHAIN_POLL_MS and BTC_PAYOUT_KEY. Refuses, in one sentence for whoever starts the
 * process, private keys, weak keys, pretended chains beside real money, and real chains beside pretended prices.
 */
export function readChainSettings(env: Environment): Read {
  const sandbox = env.SANDBOX === 'on';
  const chains: ChainSettings['chains'] = {};
  for (const chain of chainNames) {
    const read = readChain(chain, env, sandbox);
    if (!read.ok) return read;
    if (read.value) chains[chain] = read.value;
  }
  const quoteMinutes = wholeIn(env, 'QUOTE_MINUTES', 20, 1, 120);
  if (!quoteMinutes.ok) return quoteMinutes;
  const pollMs = wholeIn(env, 'CHAIN_POLL_MS', 3_000, 100, 600_000);
  if (!pollMs.ok) return pollMs;
  const payoutKey = readPayoutKey(chains.bitcoin, env, sandbox);
  if (!payoutKey.ok) return payoutKey;
  return {
    ok: true,
    settings: {
      chains,
      priceSources: Object.fromEntries(priceSources.map((source) => [source, originOf(source, env, sandbox)])),
      quoteMinutes: quoteMinutes.value,
      pollMs: pollMs.value,
      payoutKey: payoutKey.value,
    },
  };
}

function readChain(chain: ChainName, env: Environment, sandbox: boolean): Checked<OneChain | undefined> {
  const prefix = `CHAIN_${chain.toUpperCase().replace('-', '_')}`;
  const [rpcUrl, xpub] = [env[`${prefix}_RPC`], env[`${prefix}_XPUB`]];
  if (!rpcUrl && !xpub) return { ok: true, value: undefined };
  if (!rpcUrl || !URL.canParse(rpcUrl)) return no(`${prefix}_RPC is no address; set the address of the node.`);
  if (!xpub) return no(`${prefix}_XPUB is missing; set the account's extended public key.`);
  const opened = openAccount(xpub);
  if (!opened.ok) {
    return no(
      opened.reason === 'private'
        ? `${prefix}_XPUB holds a private key; set the extended public key, and keep the private one off this machine.`
        : `${prefix}_XPUB is no extended public key; it begins with xpub or zpub.`,
    );
  }
  const confirmations = wholeIn(env, `${prefix}_CONFIRMATIONS`, defaults[chain].confirmations, 1, 1_000);
  if (!confirmations.ok) return confirmations;
  const every = { rpcUrl, account: opened.account, confirmations: confirmations.value };
  const { network, chainId } = defaults[chain];
  if (network !== undefined) {
    const name = env[`${prefix}_NETWORK`] || network;
    if (!isUtxoNetwork(name)) return no(`${prefix}_NETWORK is "${name}"; there is no network of that name.`);
    const fault = realFault(`${prefix}_NETWORK`, utxoNetworks[name].real, sandbox);
    return fault ? no(fault) : { ok: true, value: { ...every, family: 'utxo', network: utxoNetworks[name] } };
  }
  const id = wholeIn(env, `${prefix}_ID`, chainId!, 1, 2 ** 31);
  if (!id.ok) return id;
  const fault = realFault(`${prefix}_ID`, realChainIds.has(id.value), sandbox);
  if (fault) return no(fault);
  const tether = chain === 'ethereum' ? (env.CHAIN_ETHEREUM_USDT || tetherOnEthereum).toLowerCase() : undefined;
  if (tether && !/^0x[0-9a-f]{40}$/.test(tether)) return no('CHAIN_ETHEREUM_USDT is no address of a contract.');
  return { ok: true, value: { ...every, family: 'evm', chainId: id.value, contracts: { tether } } };
}

function realFault(name: string, real: boolean, sandbox: boolean): string | undefined {
  if (sandbox && real)
    return `${name} names a real chain but SANDBOX is on, with pretended prices; turn one of them off.`;
  if (!sandbox && !real) return `Payments are live but ${name} names a chain for tests; set a real one.`;
  return undefined;
}

function readPayoutKey(
  bitcoin: OneChain | undefined,
  env: Environment,
  sandbox: boolean,
): Checked<Uint8Array | undefined> {
  const text = env.BTC_PAYOUT_KEY;
  if (!text) return { ok: true, value: undefined };
  if (bitcoin?.family !== 'utxo') return no('BTC_PAYOUT_KEY is set without CHAIN_BITCOIN_RPC; set the node as well.');
  const key = privateKeyOf(bitcoin.network, text);
  if (!key) return no('BTC_PAYOUT_KEY is no private key in wallet import format for the network of bitcoin.');
  if (!sandbox && isWeakKey(key)) return no('BTC_PAYOUT_KEY can be guessed; make a new key by a wallet.');
  return { ok: true, value: key };
}

function originOf(source: PriceSource, env: Environment, sandbox: boolean): string {
  const given = env[`PRICE_${source.toUpperCase()}_URL`];
  if (given) return given;
  return sandbox ? `${env.STRIPE_API_URL ?? env.SANDBOX_ORIGIN}/prices/${source}` : sourceOrigins[source];
}

function wholeIn(env: Environment, name: string, otherwise: number, least: number, most: number): Checked<number> {
  const text = env[name];
  if (!text) return { ok: true, value: otherwise };
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return { ok: true, value };
  return no(`${name} is "${text}"; set a whole number between ${least} and ${most}.`);
}

function no(sentence: string): { ok: false; sentence: string } {
  return { ok: false, sentence };
}

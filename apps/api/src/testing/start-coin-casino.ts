import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenChain, openChain, readChainSettings } from '@fairhouse/chains';
import {
  localChainIds,
  localKeys,
  localTokenContract,
  openTestWallet,
  startAnvilNode,
  startLitecoinNode,
  type TestWallet,
} from '@fairhouse/chains/local';
import { createLogger } from '@fairhouse/operation';
import { freePort } from '@fairhouse/testing';
import { type PriceSources, startPriceSources } from './start-price-sources.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

/** Blocks until a transfer counts, on every chain of these tests. */
export const confirmations = 3;

export interface CoinCasino {
  api: TestApi;
  wallet: TestWallet;
  prices: PriceSources;
  keys: ReturnType<typeof localKeys>;
  /** The settings of its chains, as the API got them. */
  settings: Record<string, string>;
  /** A chain as the API sees it, opened once more. */
  open(chain: 'litecoin' | 'ethereum'): Promise<OpenChain>;
  /** A call to a node itself, such as a reorganisation. */
  rpc<T>(chain: 'litecoin' | 'ethereum', method: string, params?: unknown[]): Promise<T>;
  close(): Promise<void>;
}

/** The API with real nodes of local chains behind it; prices come from a server that the test commands. */
export async function startCoinCasino(env: Record<string, string> = {}): Promise<CoinCasino> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-coins-'));
  const [litecoin, ethereum, prices] = await Promise.all([
    startLitecoinNode(folder, await freePort()),
    startAnvilNode(localChainIds.ethereum, await freePort()),
    startPriceSources(),
  ]);
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const keys = localKeys(seed);
  // A node's coming and going is expected here, and its warnings are not news.
  const logger = createLogger('test');
  logger.level = 'silent';
  const settings = {
    CHAIN_LITECOIN_RPC: litecoin.rpcUrl,
    CHAIN_LITECOIN_XPUB: keys.accounts.litecoin,
    CHAIN_LITECOIN_NETWORK: 'litecoin-regtest',
    CHAIN_LITECOIN_CONFIRMATIONS: String(confirmations),
    CHAIN_DOGECOIN_RPC: litecoin.rpcUrl,
    CHAIN_DOGECOIN_XPUB: keys.accounts.dogecoin,
    CHAIN_DOGECOIN_NETWORK: 'legacy-regtest',
    CHAIN_DOGECOIN_CONFIRMATIONS: String(confirmations),
    CHAIN_BITCOIN_RPC: litecoin.rpcUrl,
    CHAIN_BITCOIN_XPUB: keys.accounts.bitcoin,
    CHAIN_BITCOIN_NETWORK: 'litecoin-regtest',
    CHAIN_BITCOIN_CONFIRMATIONS: String(confirmations),
    CHAIN_ETHEREUM_RPC: ethereum.rpcUrl,
    CHAIN_ETHEREUM_XPUB: keys.accounts.ethereum,
    CHAIN_ETHEREUM_ID: String(localChainIds.ethereum),
    CHAIN_ETHEREUM_USDT: localTokenContract,
    CHAIN_ETHEREUM_CONFIRMATIONS: String(confirmations),
    CHAIN_POLL_MS: '100',
    BTC_PAYOUT_KEY: keys.payout.key,
    ...Object.fromEntries(
      ['COINGECKO', 'COINPAPRIKA', 'COINBASE', 'CRYPTOCOMPARE'].map((name) => [`PRICE_${name}_URL`, prices.origin]),
    ),
    ...env,
  };
  const api = await startTestApi(settings, logger);
  const urls = { litecoin: litecoin.rpcUrl, ethereum: ethereum.rpcUrl };
  return {
    api,
    prices,
    keys,
    settings,
    wallet: openTestWallet({ ...urls, bsc: undefined }),
    async open(chain) {
      const all = { SANDBOX: 'on', SANDBOX_ORIGIN: 'http://localhost:3002', ...settings };
      return openChain(chain, readChainSettings(all).chains[chain]!);
    },
    async rpc<T>(chain: 'litecoin' | 'ethereum', method: string, params: unknown[] = []) {
      const { username, password, host } = new URL(urls[chain]);
      const answer = await fetch(`http://${host}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const { result, error } = (await answer.json()) as { result: T; error?: { message: string } | null };
      if (error) throw new Error(error.message);
      return result;
    },
    async close() {
      await api.close();
      await Promise.all([litecoin.stop(), ethereum.stop(), prices.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

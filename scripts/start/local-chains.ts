import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalNode } from '@fairhouse/chains/local';
import { freePort } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import type { StartControl } from './start-control.ts';
import type { NoteProcess } from './started-processes.ts';

/** Few, because the test wallet adds a block a second. */
const confirmations = '3';

/** Five bitcoins, in satoshi, with every start: more than the largest cash-out comes to. */
const payoutFund = 500_000_000n;

export interface LocalChainNodes {
  /** For the API: what to watch, and the key of payouts. */
  api: Record<string, string>;
  /** For the sandbox: where the test wallet pays. */
  sandbox: Record<string, string>;
  /** Gives the payout wallet coins to pay with. The watcher has to be there first: it sees what comes, not what is. */
  fillPayoutWallet(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a litecoin node (which plays bitcoin and dogecoin as well) and two nodes of ethereum's family, each with a
 * chain of its own on this machine. Without litecoind the other two run, and its coins are not on offer.
 */
export async function startLocalChains(
  dataFolder: string,
  sandboxOrigin: string,
  { say, signal, note }: StartControl & { note: NoteProcess },
): Promise<LocalChainNodes> {
  // The libraries of the chains are large, and most starts are without.
  const local = await import('@fairhouse/chains/local');
  const keys = local.localKeys(seedIn(join(dataFolder, 'chains')));
  const options = (name: string) => ({ say, signal, note: (pid: number) => note(name, pid) });
  const nodes: LocalNode[] = [];
  const stop = async () => void (await Promise.all(nodes.splice(0).map((node) => node.stop())));
  try {
    const ethereum = await local.startAnvilNode(local.localChainIds.ethereum, await freePort(), options('ethereum'));
    nodes.push(ethereum);
    const bsc = await local.startAnvilNode(local.localChainIds.bsc, await freePort(), options('bsc'));
    nodes.push(bsc);
    const api: Record<string, string> = {
      ...watched('ETHEREUM', ethereum.rpcUrl, keys.accounts.ethereum),
      CHAIN_ETHEREUM_ID: String(local.localChainIds.ethereum),
      CHAIN_ETHEREUM_USDT: local.localTokenContract,
      ...watched('BSC', bsc.rpcUrl, keys.accounts.bsc),
      CHAIN_BSC_ID: String(local.localChainIds.bsc),
      CHAIN_POLL_MS: '1000',
      TEST_WALLET_URL: `${sandboxOrigin}/wallet`,
    };
    const sandbox: Record<string, string> = { LOCAL_ETHEREUM_RPC: ethereum.rpcUrl, LOCAL_BSC_RPC: bsc.rpcUrl };
    if (local.litecoinProgram() === undefined) {
      say('Bitcoin, litecoin and dogecoin are not on offer: install litecoind with "apt-get install litecoind".');
      return { api, sandbox, fillPayoutWallet: async () => {}, stop };
    }
    const litecoin = await local.startLitecoinNode(
      join(dataFolder, 'chains', 'litecoin'),
      await freePort(),
      options('litecoin'),
    );
    nodes.push(litecoin);
    Object.assign(sandbox, { LOCAL_LITECOIN_RPC: litecoin.rpcUrl });
    Object.assign(api, {
      ...watched('LITECOIN', litecoin.rpcUrl, keys.accounts.litecoin),
      CHAIN_LITECOIN_NETWORK: 'litecoin-regtest',
      ...watched('BITCOIN', litecoin.rpcUrl, keys.accounts.bitcoin),
      CHAIN_BITCOIN_NETWORK: 'litecoin-regtest',
      ...watched('DOGECOIN', litecoin.rpcUrl, keys.accounts.dogecoin),
      CHAIN_DOGECOIN_NETWORK: 'legacy-regtest',
      BTC_PAYOUT_KEY: keys.payout.key,
    });
    const wallet = local.openTestWallet({ litecoin: litecoin.rpcUrl, ethereum: undefined, bsc: undefined });
    const fillPayoutWallet = async () => {
      await wallet.pay('bitcoin', keys.payout.address, payoutFund);
      await wallet.mine('bitcoin', Number(confirmations));
    };
    return { api, sandbox, fillPayoutWallet, stop };
  } catch (error) {
    await stop();
    signal.throwIfAborted();
    throw new CannotRun(`The local chains did not start (${(error as Error).message}).`);
  }
}

function watched(name: string, rpcUrl: string, account: string): Record<string, string> {
  return {
    [`CHAIN_${name}_RPC`]: rpcUrl,
    [`CHAIN_${name}_XPUB`]: account,
    [`CHAIN_${name}_CONFIRMATIONS`]: confirmations,
  };
}

/** The seed of the keys here: their addresses must be the same after a restart. */
function seedIn(folder: string): Uint8Array {
  const file = join(folder, 'seed');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
}

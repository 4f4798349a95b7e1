import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairhouse/database/embedded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../account.ts';
import type { ChainClient } from '../chain-client.ts';
import { evmAddress } from '../evm/evm-address.ts';
import { openEvmChain } from '../evm/evm-chain.ts';
import { jsonRpc, type Rpc } from '../json-rpc.ts';
import { utxoNetworks } from '../utxo/networks.ts';
import { utxoAddress } from '../utxo/utxo-address.ts';
import { openUtxoChain } from '../utxo/utxo-chain.ts';
import {
  type LocalNode,
  localChainIds,
  localKeys,
  localTokenContract,
  openTestWallet,
  startAnvilNode,
  startLitecoinNode,
  type TestWallet,
} from './index.ts';

const keys = localKeys(new Uint8Array(32).fill(5));
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-chain-'));
let litecoin: LocalNode;
let ethereum: LocalNode;
let wallet: TestWallet;

beforeAll(async () => {
  [litecoin, ethereum] = await Promise.all([
    startLitecoinNode(folder, await freePort()),
    startAnvilNode(localChainIds.ethereum, await freePort()),
  ]);
  wallet = openTestWallet({ litecoin: litecoin.rpcUrl, ethereum: ethereum.rpcUrl, bsc: undefined });
});
afterAll(async () => {
  await Promise.all([litecoin?.stop(), ethereum?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const publicKey = (text: string, index: number) => {
  const opened = openAccount(text);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.account.publicKeyAt(index);
};
const only = (mine: string) => async (all: string[]) => new Set(all.filter((key) => key === mine));
const newest = async (chain: ChainClient) => (await chain.head(await chain.tip()))!;

describe('a node of bitcoin’s family', () => {
  let chain: ChainClient;
  let rpc: Rpc;
  const { address, key } = utxoAddress(utxoNetworks['litecoin-regtest'], publicKey(keys.accounts.litecoin, 3));

  beforeAll(() => {
    chain = openUtxoChain({ chain: 'litecoin', rpcUrl: litecoin.rpcUrl });
    rpc = jsonRpc(litecoin.rpcUrl);
  });

  it('shows a payment while it waits, in its block, and not in a block that was abandoned', async () => {
    const before = await newest(chain);
    const txId = await wallet.pay('litecoin', address, 12_345_678n);
    expect(await chain.waiting(only(key))).toMatchObject([{ txId, to: key, units: 12_345_678n }]);
    expect(await chain.waiting(only(key))).toEqual([]);
    expect(await chain.isWaiting(txId)).toBe(true);

    await wallet.mine('litecoin', 1);
    const head = await newest(chain);
    expect(head).toMatchObject({ height: before.height + 1, parent: before.hash });
    const block = (await chain.block(head, only(key)))!;
    expect(block.transfers).toMatchObject([{ txId, to: key, units: 12_345_678n, contract: undefined }]);
    // The output script of what the wallet spent.
    expect(block.transfers[0]!.from).toMatch(/^(00|76|a9|51)[0-9a-f]{40,}$/);
    expect(block.transfers[0]!.from).not.toBe(key);
    expect(block.txIds).toContain(txId);
    expect(block.spends.length).toBeGreaterThan(0);
    expect(await chain.isWaiting(txId)).toBe(false);

    await rpc('invalidateblock', [head.hash]);
    expect(await chain.block(head, only(key))).toBeUndefined();
    expect(await newest(chain)).toEqual(before);
    expect(await chain.isWaiting(txId)).toBe(true);
    await rpc('reconsiderblock', [head.hash]);
  });

  it('knows nothing above its tip', async () => {
    expect(await chain.head((await chain.tip()) + 1)).toBeUndefined();
  });

  it('continues beyond the block at which a chain of one miner would stop', async () => {
    await wallet.mine('litecoin', 450);
    expect(await chain.tip()).toBeGreaterThan(450);
  });
});

describe('a node of ethereum’s family', () => {
  let chain: ChainClient;
  let rpc: Rpc;
  const { address, key } = evmAddress(publicKey(keys.accounts.ethereum, 0));
  const settings = () => ({ chain: 'ethereum' as const, rpcUrl: ethereum.rpcUrl, contracts: [localTokenContract] });

  beforeAll(() => {
    chain = openEvmChain({ ...settings(), chainId: localChainIds.ethereum });
    rpc = jsonRpc(ethereum.rpcUrl);
  });

  it('shows ether and tokens in their blocks', async () => {
    const bank = (await rpc<string[]>('eth_accounts'))[0]!.toLowerCase();
    const txId = await wallet.pay('ethereum', address, 10n ** 16n);
    expect((await chain.block(await newest(chain), only(key)))!.transfers).toEqual([
      { txId, index: -1, to: key, from: bank, contract: undefined, units: 10n ** 16n },
    ]);
    const token = await wallet.pay('tether', address, 50_000_000n);
    expect((await chain.block(await newest(chain), only(key)))!.transfers).toEqual([
      { txId: token, index: 0, to: key, from: bank, contract: localTokenContract, units: 50_000_000n },
    ]);
    expect(await chain.balance(key, localTokenContract, await chain.tip())).toBe(50_000_000n);
    expect(await chain.balance(key, undefined, await chain.tip())).toBe(10n ** 16n);
  });

  it('does not count a transaction that was reverted', async () => {
    const [bank] = await rpc<string[]>('eth_accounts');
    // A contract that refuses whatever comes: PUSH1 0 PUSH1 0 REVERT.
    await rpc('anvil_setCode', [address, '0x60006000fd']);
    const order = { from: bank, to: address, value: '0x1', gas: '0x186a0' };
    expect(await rpc('eth_sendTransactionSync', [order])).toMatchObject({ status: '0x0' });
    expect((await chain.block(await newest(chain), only(key)))!.transfers).toEqual([]);
    await rpc('anvil_setCode', [address, '0x']);
  });

  it('forgets the block that a reorganisation took back', async () => {
    await wallet.pay('ethereum', address, 1n);
    const head = await newest(chain);
    await rpc('anvil_reorg', [2, []]);
    expect(await newest(chain)).toMatchObject({ height: head.height });
    expect((await newest(chain)).hash).not.toBe(head.hash);
    expect(await chain.block(head, only(key))).toBeUndefined();
  });

  it('refuses a node of another chain', async () => {
    await expect(openEvmChain({ ...settings(), chainId: 1 }).tip()).rejects.toThrow('not on 1');
  });
});

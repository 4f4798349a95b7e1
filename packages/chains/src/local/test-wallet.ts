import { type Coin, coins } from '../coins.ts';
import { jsonRpc } from '../json-rpc.ts';
import { coinText } from '../units.ts';
import { localTokenContract, transferCall } from './token.ts';

/** Addresses of the local nodes; a family whose node does not run is undefined. */
export interface LocalChains {
  litecoin: string | undefined;
  ethereum: string | undefined;
  bsc: string | undefined;
}

export interface TestWallet {
  /**
   * Sends units of a coin; answers the transaction's id. A coin of ethereum's family is in its block by then, one of
   * bitcoin's waits for `mine`. Throws what the node says.
   */
  pay(coin: Coin, address: string, units: bigint): Promise<string>;
  /** Adds blocks to the coin's chain. */
  mine(coin: Coin, blocks: number): Promise<void>;
}

/** A wallet with coins of the local chains to give away. Bitcoin's family is played by the litecoin node. */
export function openTestWallet(chains: LocalChains): TestWallet {
  const rpcOf = (coin: Coin) => {
    const { chain } = coins[coin];
    const url = chain === 'ethereum' || chain === 'bsc' ? chains[chain] : chains.litecoin;
    if (!url) throw new Error(`no local chain for ${coin}`);
    return jsonRpc(url);
  };
  return {
    async pay(coin, address, units) {
      const rpc = rpcOf(coin);
      if (isUtxo(coin)) return rpc<string>('sendtoaddress', [address, coinText(coin, units)]);
      const [bank] = await rpc<string[]>('eth_accounts');
      const order =
        coins[coin].kind === 'token'
          ? { from: bank, to: localTokenContract, data: transferCall(address, units) }
          : { from: bank, to: address, value: `0x${units.toString(16)}` };
      // The node answers when the transaction stands in a block; without "Sync", a moment before that.
      const receipt = await rpc<{ transactionHash: string }>('eth_sendTransactionSync', [order]);
      return receipt.transactionHash;
    },
    async mine(coin, blocks) {
      const rpc = rpcOf(coin);
      if (isUtxo(coin)) await rpc('generatetoaddress', [blocks, await rpc('getnewaddress')]);
      else await rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
    },
  };
}

function isUtxo(coin: Coin): boolean {
  const { chain } = coins[coin];
  return chain !== 'ethereum' && chain !== 'bsc';
}

import type { Rpc } from '../json-rpc.ts';

/** Where the token of a local chain lies. */
export const localTokenContract = '0x00000000000000000000000000000000000070e4';

/**
 * A token of two functions for the local chains, as the machine reads it: `transfer` and `balanceOf`. The balance of an
 * address lies in the storage slot of its own number.
 */
const program = [
  // Which function is called: the first four bytes.
  '60003560e01c',
  // transfer(address,uint256) goes to 0x1f, balanceOf(address) to 0x6e, anything else is refused.
  '8063a9059cbb14601f57',
  '6370a0823114606e57',
  '5b60006000fd',
  // 0x1f: refused when the sender has less; taken from the sender, given to the other.
  '5b602435',
  '80335410601957',
  '803354033355',
  '600435805482018155',
  // The Transfer event, as every token writes it; the answer is true.
  '90600052',
  '337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206000a3',
  '600160005260206000f3',
  // 0x6e: the balance.
  '5b6004355460005260206000f3',
].join('');

/** The bank of a local chain has a billion whole tokens of six places. */
const supply = 10n ** 15n;

/** Puts the token on a local chain and gives the supply to the node's first account. */
export async function placeToken(rpc: Rpc): Promise<void> {
  const [bank] = await rpc<string[]>('eth_accounts');
  await rpc('anvil_setCode', [localTokenContract, `0x${program}`]);
  await rpc('anvil_setStorageAt', [localTokenContract, word(BigInt(bank!)), word(supply)]);
}

/** What a wallet sends to the contract to move tokens. */
export function transferCall(to: string, units: bigint): string {
  return `0xa9059cbb${word(BigInt(to)).slice(2)}${word(units).slice(2)}`;
}

function word(value: bigint): string {
  return `0x${value.toString(16).padStart(64, '0')}`;
}

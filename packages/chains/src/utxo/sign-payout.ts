import { Transaction } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import { signerNetwork, type UtxoNetwork } from './networks.ts';
import { type ChainAddress, scriptOfAddress, utxoAddress } from './utxo-address.ts';

/** An output that can be spent. */
export interface Coins {
  txId: string;
  place: number;
  units: bigint;
}

export interface PayoutRequest {
  network: UtxoNetwork;
  key: Uint8Array;
  /** What the wallet holds. */
  held: Coins[];
  destination: string;
  units: bigint;
  feePerVbyte: bigint;
}

export type SignedPayout =
  | { ok: true; txId: string; hex: string; fee: bigint; spent: Coins[] }
  | { ok: false; reason: 'noAddress' | 'dust' | 'tooLittle' };

/** An output below this costs more to spend than it is worth (the nodes' own limit for old outputs). */
const dust = 546n;

/** Virtual bytes: the frame, an input of a segwit key, and the largest usual output. */
const size = { frame: 11n, input: 68n, output: 43n };

/** The address that has to be filled to pay out with this key. */
export function payoutAddress(network: UtxoNetwork, key: Uint8Array): ChainAddress {
  return utxoAddress({ ...network, kind: 'segwit' }, pubECDSA(key, true));
}

/** Signs a payment from the wallet of one key; the fee comes on top, what is left goes back to the wallet. */
export function signPayout({ network, key, held, destination, units, feePerVbyte }: PayoutRequest): SignedPayout {
  const script = scriptOfAddress(network, destination);
  if (!script) return { ok: false, reason: 'noAddress' };
  if (units < dust) return { ok: false, reason: 'dust' };
  const chosen = choose(held, units, feePerVbyte);
  if (!chosen) return { ok: false, reason: 'tooLittle' };

  const own = payoutAddress(network, key);
  const ownScript = Buffer.from(own.key, 'hex');
  const transaction = new Transaction();
  for (const { txId, place, units: amount } of chosen) {
    transaction.addInput({ txid: txId, index: place, witnessUtxo: { script: ownScript, amount } });
  }
  transaction.addOutput({ script, amount: units });
  const total = sum(chosen);
  const left = total - units - feeOf(chosen.length, 2n, feePerVbyte);
  if (left >= dust) transaction.addOutputAddress(own.address, left, signerNetwork({ ...network, kind: 'segwit' }));
  transaction.sign(key);
  transaction.finalize();
  return {
    ok: true,
    txId: transaction.id,
    hex: transaction.hex,
    fee: total - units - (left >= dust ? left : 0n),
    spent: chosen,
  };
}

/** The largest first: few inputs, a small fee. */
function choose(held: Coins[], units: bigint, feePerVbyte: bigint): Coins[] | undefined {
  const chosen: Coins[] = [];
  for (const coins of held.toSorted((a, b) => (a.units > b.units ? -1 : 1))) {
    chosen.push(coins);
    if (sum(chosen) >= units + feeOf(chosen.length, 2n, feePerVbyte)) return chosen;
  }
  return undefined;
}

function feeOf(inputs: number, outputs: bigint, feePerVbyte: bigint): bigint {
  return (size.frame + size.input * BigInt(inputs) + size.output * outputs) * feePerVbyte;
}

function sum(coins: Coins[]): bigint {
  return coins.reduce((total, { units }) => total + units, 0n);
}

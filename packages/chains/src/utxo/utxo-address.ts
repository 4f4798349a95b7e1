import { Address, NETWORK, OutScript, p2pkh, p2wpkh, WIF } from '@scure/btc-signer';
import { cashAddress } from './cash-address.ts';
import { signerNetwork, type UtxoNetwork } from './networks.ts';

export interface ChainAddress {
  /** As the payer types it. */
  address: string;
  /** By which the watcher knows it: the output script in hex. */
  key: string;
}

/** The address of a compressed public key: native segwit (BIP 84) where the chain has it, else by its hash (BIP 44). */
export function utxoAddress(network: UtxoNetwork, publicKey: Uint8Array): ChainAddress {
  const signer = signerNetwork(network);
  const { script, address, hash } = network.kind === 'segwit' ? p2wpkh(publicKey, signer) : p2pkh(publicKey, signer);
  return {
    address: network.kind === 'cash' ? cashAddress(network.prefix, hash) : address!,
    key: Buffer.from(script).toString('hex'),
  };
}

/**
 * The output script of an address that somebody wants to be paid at; undefined when it is none of this network, or one whose
 * money anybody may take (`bc1pfeessrawgf`, "pay to anchor").
 */
export function scriptOfAddress(network: UtxoNetwork, address: string): Uint8Array | undefined {
  try {
    const to = Address({ ...NETWORK, ...signerNetwork(network) }).decode(address);
    return to.type === 'p2a' ? undefined : OutScript.encode(to);
  } catch {
    return undefined;
  }
}

export function isAddressOf(network: UtxoNetwork, address: string): boolean {
  return scriptOfAddress(network, address) !== undefined;
}

/** A private key in wallet import format for this network; undefined when it is none. */
export function privateKeyOf(network: UtxoNetwork, wif: string): Uint8Array | undefined {
  try {
    return WIF({ ...NETWORK, ...signerNetwork(network) }).decode(wif);
  } catch {
    return undefined;
  }
}

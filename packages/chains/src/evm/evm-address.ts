import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import type { ChainAddress } from '../utxo/utxo-address.ts';

/** The address of a compressed public key, with its checksum in capitals (EIP-55); the key is in small letters. */
export function evmAddress(publicKey: Uint8Array): ChainAddress {
  const address = publicKeyToAddress(bytesToHex(secp256k1.Point.fromBytes(publicKey).toBytes(false)));
  return { address, key: address.toLowerCase() };
}

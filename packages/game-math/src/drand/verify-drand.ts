import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesOfHex, hexOf, sha256 } from '../fair/sha256.ts';

const { hash, verify } = bls12_381.shortSignatures;
export type DrandKey = InstanceType<typeof bls12_381.G2.Point>;

/** Reads a network's public key. Throws when it is no point of the group. */
export function drandKey(hex: string): DrandKey {
  const key = bls12_381.G2.Point.fromHex(hex);
  key.assertValidity();
  return key;
}

/**
 * The value of a round of a drand network, or undefined when it was not signed by its key. Scheme bls-unchained-g1-rfc9380: the message
 * is SHA-256 of the round in eight bytes, big end first; the signature is in G1, the key in G2; the value is SHA-256 of the signature
 * (drand, crypto/schemes.go; https://docs.drand.love/docs/cryptography).
 */
export function drandValue(key: DrandKey, round: number, signature: string): string | undefined {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(round));
  try {
    const point = bls12_381.G1.Point.fromHex(signature);
    point.assertValidity();
    if (!verify(point, hash(sha256(new Uint8Array(message.buffer))), key)) return undefined;
  } catch {
    // No point of the curve, or not of its group.
    return undefined;
  }
  return hexOf(sha256(bytesOfHex(signature)));
}

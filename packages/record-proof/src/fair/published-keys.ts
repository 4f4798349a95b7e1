import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { fromBase64, toBase64 } from '../base64.ts';
import { readPublicKey, type Signer, type Verifier } from '../note.ts';
import { moment } from './commitment-entry.ts';

/** A key that the studio has signed with. One that is not used any more stays in the list for ever. */
export const publishedKey = z.object({
  keyId: z.string().max(300),
  purpose: z.enum(['receipts', 'log']),
  algorithm: z.literal('Ed25519'),
  /** The 32 bytes of RFC 8032. */
  publicKey: z.string().refine((text) => fromBase64(text)?.length === 32, 'is no public key'),
  from: moment(),
  /** When another key took its place; null while it is in use. */
  until: moment().nullable(),
});
export type PublishedKey = z.output<typeof publishedKey>;

/** What `GET /fair/keys` answers. */
export const publishedKeys = z.object({ keys: z.array(publishedKey).max(1_000) });

/** The id of a key for receipts: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
export const keyIdOf = (publicKey: Uint8Array): string => bytesToHex(sha256(publicKey)).slice(0, 16);

/** A signer of heads as its key is published. */
export function logKeyOf({ publicKey }: Signer): Pick<PublishedKey, 'keyId' | 'publicKey'> {
  // Name and hash; the key behind them may hold a + of its own.
  const keyId = publicKey.split('+', 2).join('+');
  return { keyId, publicKey: toBase64(readPublicKey(publicKey)!.key) };
}

/** Those that may have signed heads. The id of such a key is the name in the heads, `+`, and the hash that signed notes have. */
export function logVerifiers(keys: readonly PublishedKey[]): Verifier[] {
  return keys.flatMap(({ purpose, keyId, publicKey }) => {
    if (purpose !== 'log') return [];
    const encoded = toBase64(concatBytes(Uint8Array.of(0x01), fromBase64(publicKey)!));
    return readPublicKey(`${keyId}+${encoded}`) ?? [];
  });
}

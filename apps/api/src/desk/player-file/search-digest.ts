import { createHmac } from 'node:crypto';
import { deriveKey } from '../../lib/sealing.ts';

export type DigestOf = (text: string) => string;

/** A keyed digest of what was searched: names are few, and one without a key could be guessed back. */
export function searchDigest(secret: string): DigestOf {
  const key = deriveKey(secret, 'fairhouse audit log: searches');
  return (text) => {
    const plain = text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
    return createHmac('sha256', key).update(plain).digest('base64url').slice(0, 22);
  };
}

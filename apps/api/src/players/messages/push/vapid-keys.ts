import { createECDH } from 'node:crypto';
import { deriveKey } from '../../../lib/sealing.ts';

/** Base64url, as browsers and RFC 8292 take them. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The P-256 key pair that follows from the secret: the same in every process. */
export function vapidKeysOf(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const scalar = deriveKey(secret, `web push, P-256, ${attempt}`);
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // Zero, or not below the order of the curve: one in four billion.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
}

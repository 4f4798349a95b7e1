import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM, bound to whose it is so that rows cannot be swapped. */
export interface Sealing {
  seal(boundTo: string, plain: Buffer): Buffer;
  open(boundTo: string, sealed: Buffer): Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

/** A key of its own for every purpose out of one secret of the settings. Losing the secret loses what was sealed. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Seals with `key`, and opens what was sealed with it or with the one before. */
export function sealingWith(key: Buffer, former?: Buffer): Sealing {
  return {
    seal(boundTo, plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(boundTo, sealed) {
      try {
        return openWith(key, boundTo, sealed);
      } catch (error) {
        if (!former) throw error;
        return openWith(former, boundTo, sealed);
      }
    },
  };
}

function openWith(key: Buffer, boundTo: string, sealed: Buffer): Buffer {
  const tag = sealed.subarray(-tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

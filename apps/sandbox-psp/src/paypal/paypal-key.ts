import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';

interface SigningKey {
  privateKey: KeyObject;
  /** What an event names; it changes with every start. */
  name: string;
  pem: string;
}

let made: SigningKey | undefined;

/** Made on first use, for this process only. */
export function signingKey(): SigningKey {
  if (made) return made;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  made = { privateKey, pem, name: `CERT-${createHash('sha256').update(pem).digest('hex').slice(0, 16)}` };
  return made;
}

/** RSA-SHA256 over `id|time|webhook id|crc32(body)`, as base64. */
export function signTransmission(id: string, time: string, webhookId: string, body: string): string {
  const text = `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;
  return sign('sha256', Buffer.from(text), signingKey().privateKey).toString('base64');
}

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { readKey, writeKey } from './hub88.store.ts';

/** The header of both directions: RSA-SHA256 over the body, in base64. */
export const signatureHeader = 'x-hub88-signature';

export const publicPem = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

export const signed = (body: string, key: KeyObject) => sign('RSA-SHA256', Buffer.from(body), key).toString('base64');

/** Our own key, made at its first use. */
export function ownKey(db: Database): () => Promise<KeyObject> {
  let known: Promise<KeyObject> | undefined;
  return () => {
    known ??= openKey(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function openKey(db: Database): Promise<KeyObject> {
  const kept = await readKey(db);
  if (kept) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  await writeKey(db, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  // Another process may have been faster: its key it is.
  return createPrivateKey((await readKey(db))!);
}

/** Whether the casino has signed these bytes; its key is asked for where it shows it. */
export async function isFromCasino(walletUrl: string, body: Buffer, signature: unknown): Promise<boolean> {
  if (typeof signature !== 'string') return false;
  const answer = await fetch(`${walletUrl}/public-key`, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) return false;
  return verify('RSA-SHA256', body, createPublicKey(await answer.text()), Buffer.from(signature, 'base64'));
}

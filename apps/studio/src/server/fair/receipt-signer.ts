import { createPrivateKey, createPublicKey, hash, hkdfSync, sign } from 'node:crypto';
import { canonicalJson } from '@fairhouse/game-math';
import { keyIdOf, type Receipt, type ReceiptBody, receiptFormat } from '@fairhouse/record-proof';

/** Signs receipts. Node's Ed25519 takes some 30 µs, and so is done in place, after the round is written. */
export interface ReceiptSigner {
  keyId: string;
  /** In base64. */
  publicKey: string;
  sign(body: ReceiptBody): Receipt;
}

/** The heads of the two DER forms of RFC 8410, before the 32 bytes of the key. */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHeadBytes = 12;

/** The key follows from the secret alone: every process of the studio has the same. */
export function receiptSigner(secret: string): ReceiptSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'fairhouse receipts, Ed25519, 1', 32));
  const key = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicHeadBytes);
  const keyId = keyIdOf(raw);
  return {
    keyId,
    publicKey: raw.toString('base64'),
    sign({ choices: { actions, bet }, ...content }) {
      // Canonical JSON: the fields of a body are written in the order of their names, and what a bet holds only its engine knows.
      const choices = `{"actions":${JSON.stringify(actions)},"bet":${canonicalJson(bet)}}`;
      const { at, ...rest } = content;
      const body = `{"at":${JSON.stringify(at)},"choices":${choices},${JSON.stringify(rest).slice(1)}`;
      return { format: receiptFormat, keyId, body, signature: sign(null, Buffer.from(body), key).toString('base64') };
    },
  };
}

/** SHA-256 in hex over canonical JSON, as `definitionHash` has it, by node's own code. */
export const digestOf = (value: unknown): string => hash('sha256', canonicalJson(value));

import { createPrivateKey, createPublicKey, hash, hkdfSync, sign } from 'node:crypto';
import { canonicalJson } from '@fairhouse/game-math';
import {
  batchText,
  keyIdOf,
  mostInBatch,
  type Receipt,
  type ReceiptBody,
  receiptFormat,
} from '@fairhouse/record-proof';

/** Signs receipts. Those that are asked for in one turn of the event loop share a signature, which takes more than all the rest. */
export interface ReceiptSigner {
  keyId: string;
  /** In base64. */
  publicKey: string;
  sign(body: ReceiptBody): Promise<Receipt>;
}

interface Waiting {
  body: string;
  done(receipt: Receipt): void;
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
  const signed = (text: string) => sign(null, Buffer.from(text), key).toString('base64');
  let waiting: Waiting[] = [];

  const signBatch = () => {
    const [batch, { length: size }] = [waiting, waiting];
    waiting = [];
    if (size === 0) return;
    if (size === 1) {
      const [{ body, done }] = batch as [Waiting];
      return done({ format: receiptFormat, keyId, body, signature: signed(body) });
    }
    const { root, paths } = treeOf(batch.map(({ body }) => leafOf(body)));
    const signature = signed(batchText(size, root));
    for (const [index, { body, done }] of batch.entries()) {
      done({ format: receiptFormat, keyId, body, signature, batch: { index, size, hashes: paths[index]! } });
    }
  };
  return {
    keyId,
    publicKey: raw.toString('base64'),
    sign: (content) =>
      new Promise((done) => {
        waiting.push({ body: bodyText(content), done });
        if (waiting.length === 1) setImmediate(signBatch);
        if (waiting.length === mostInBatch) signBatch();
      }),
  };
}

/** Canonical JSON: the fields of a body are written in the order of their names, and what a bet holds only its engine knows. */
function bodyText({ choices: { actions, bet }, at, ...rest }: ReceiptBody): string {
  const choices = `{"actions":${JSON.stringify(actions)},"bet":${canonicalJson(bet)}}`;
  return `{"at":${JSON.stringify(at)},"choices":${choices},${JSON.stringify(rest).slice(1)}`;
}

/** In base64, as a receipt carries it: node returns a hash as text much faster than as a buffer. */
const sha256 = (...parts: Uint8Array[]): string => hash('sha256', Buffer.concat(parts), 'base64');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');
const [leafPrefix, nodePrefix] = [Buffer.of(0), Buffer.of(1)];
const leafOf = (body: string): string => sha256(leafPrefix, Buffer.from(body));

/** The Merkle tree of RFC 6962 over these leaves: its root, and each leaf's inclusion path, lowest hash first. By node's own SHA-256. */
function treeOf(leaves: readonly string[]): { root: Buffer; paths: string[][] } {
  const paths: string[][] = leaves.map(() => []);
  const over = (from: number, until: number): string => {
    if (until - from === 1) return leaves[from]!;
    let half = 1;
    while (half * 2 < until - from) half *= 2;
    const middle = from + half;
    const [left, right] = [over(from, middle), over(middle, until)];
    for (let leaf = from; leaf < until; leaf++) paths[leaf]!.push(leaf < middle ? right : left);
    return sha256(nodePrefix, bytesOf(left), bytesOf(right));
  };
  return { root: bytesOf(over(0, leaves.length)), paths };
}

/** SHA-256 in hex over canonical JSON, as `definitionHash` has it, by node's own code. */
export const digestOf = (value: unknown): string => hash('sha256', canonicalJson(value));

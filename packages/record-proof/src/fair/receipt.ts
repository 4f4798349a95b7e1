import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { fromBase64, toBase64 } from '../base64.ts';
import { type Hash, leafHash } from '../hash.ts';
import { jsonOf } from '../json-of.ts';
import type { IsSigned } from '../note.ts';
import { rootByPath } from '../verify.ts';
import { writtenHash } from '../written-hash.ts';
import { moment, sha256 } from './commitment-entry.ts';
import { keyIdOf, type PublishedKey } from './published-keys.ts';

export const receiptFormat = 'fairhouse-receipt/1';

const minorUnits = z.int().min(0);

/** Receipts that one signature covers, at most. */
export const mostInBatch = 256;

/**
 * A receipt as it travels: `body` is the signed text itself, so nobody has to write it again to check it. Of receipts that are answered at the
 * same moment, `batch` says where this one stands in the Merkle tree (RFC 6962) of their bodies: then the text of the root is signed.
 */
export const receipt = z.strictObject({
  format: z.literal(receiptFormat),
  keyId: z.string().max(64),
  body: z.string().max(20_000),
  /** Ed25519 over the bytes of `body`, or of the text of the root, in base64. */
  signature: z.string().max(100),
  batch: z
    .strictObject({
      index: z.int().min(0),
      size: z.int().min(2).max(mostInBatch),
      /** What stands beside the way to the root, lowest first; base64. */
      hashes: z.array(writtenHash()).max(8),
    })
    .optional(),
});
export type Receipt = z.input<typeof receipt>;

/** What is signed for a batch: its format, how many receipts it has, and the root of their tree. */
export const batchText = (size: number, root: Hash): string => `fairhouse-receipts/1\n${size}\n${toBase64(root)}\n`;

/** What the body says: canonical JSON, so the fields are sorted by their names. */
export const receiptBody = z.strictObject({
  /** When it was signed, by the studio's clock. */
  at: moment(),
  choices: z.strictObject({ actions: z.array(z.string().max(64)).max(1_000), bet: z.unknown() }),
  clientSeed: z.string().max(64),
  /** The hash of the server seed; of a shared round the end of its table's chain. */
  commitment: sha256,
  currency: z.string().max(8),
  game: z.string().max(64),
  /** Of a shared round the number of its link. */
  nonce: z.int().min(0),
  /** When the round was begun, or the bet placed. */
  opened: moment(),
  /** SHA-256 of the outcome as canonical JSON: of what the player was shown with this answer; null where nothing was. */
  outcome: sha256.nullable(),
  /** Whether nothing of the round is left to play. */
  over: z.boolean(),
  /** The player's name in the log of commitments. */
  player: z.string().regex(/^[0-9a-f]{32}$/),
  /** Why the stake was not taken: then nothing was played. */
  refused: z.string().max(64).optional(),
  round: z.string().max(64),
  /** The hash of the rules. */
  rules: sha256,
  stake: minorUnits,
  win: minorUnits.nullable(),
});
export type ReceiptBody = z.output<typeof receiptBody>;

export interface OpenedReceipt {
  body: ReceiptBody;
  /** The text of the receipt. */
  text: string;
  /** `unknown_key`: its key is not among the published ones, so nothing can be said of the signature. */
  signed: 'signed' | 'not_signed' | 'unknown_key';
}

const usualIsSigned: IsSigned = (signature, message, key) => ed25519.verify(signature, message, key);

/** Reads a receipt and checks its signature. Undefined when it cannot be read. */
export function openReceipt(
  given: unknown,
  keys: readonly PublishedKey[],
  isSigned: IsSigned = usualIsSigned,
): OpenedReceipt | undefined {
  const read = receipt.safeParse(given);
  if (!read.success) return undefined;
  const { keyId, body: text, signature, batch } = read.data;
  const body = receiptBody.safeParse(jsonOf(text));
  if (!body.success) return undefined;
  const opened = { body: body.data, text };
  const known = keys.find((one) => one.purpose === 'receipts' && one.keyId === keyId);
  const [key, bytes] = [known && fromBase64(known.publicKey), fromBase64(signature)];
  if (!known || !key) return { ...opened, signed: 'unknown_key' };
  // A key has one id, and signs while it is in use.
  const isInUse = body.data.at >= known.from && (known.until === null || body.data.at <= known.until);
  const message = batch ? batchTextOf(text, batch) : text;
  const isRight = keyIdOf(key) === keyId && isInUse && bytes?.length === 64 && message !== undefined;
  return { ...opened, signed: isRight && isSigned(bytes, utf8ToBytes(message), key) ? 'signed' : 'not_signed' };
}

function batchTextOf(
  text: string,
  { index, size, hashes }: NonNullable<z.output<typeof receipt>['batch']>,
): string | undefined {
  const root = rootByPath({ index, leaf: leafHash(text), hashes }, size);
  return root && batchText(size, root);
}

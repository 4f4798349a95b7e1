import { ed25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64, toBase64 } from './base64.ts';
import { isSameHash } from './hash.ts';

/** Signed notes of c2sp.org/signed-note, by Ed25519. */
export interface Signer {
  name: string;
  sign(text: string): string;
  /** The public key as others write it down: name, its hash, and the key, joined by `+`. */
  publicKey: string;
}

export interface Verifier {
  name: string;
  keyHash: Uint8Array;
  key: Uint8Array;
}

/** Whether Ed25519 signed a message: where there is a quicker one than JavaScript's, it is handed in. */
export type IsSigned = (signature: Uint8Array, message: Uint8Array, key: Uint8Array) => boolean;

const ed25519Kind = 0x01;
const keyHashBytes = 4;
const usualIsSigned: IsSigned = (signature, message, key) => ed25519.verify(signature, message, key);

/** The key follows from the secret alone: the same secret is the same key. */
export function createSigner(name: string, secret: string): Signer {
  if (!isName(name)) throw new Error(`"${name}" cannot sign: a name has no space and no +`);
  const seed = hkdf(sha256, utf8ToBytes(secret), undefined, utf8ToBytes('fairhouse record, Ed25519, 1'), 32);
  const key = ed25519.getPublicKey(seed);
  const keyHash = keyHashOf(name, key);
  return {
    name,
    publicKey: `${name}+${bytesToHex(keyHash)}+${toBase64(concatBytes(Uint8Array.of(ed25519Kind), key))}`,
    sign: (text) => `${text}\n— ${name} ${toBase64(concatBytes(keyHash, ed25519.sign(utf8ToBytes(text), seed)))}\n`,
  };
}

/** Undefined when it is no public key of a signer, or was miswritten. */
export function readPublicKey(written: string): Verifier | undefined {
  const [, name, hash, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(written.trim()) ?? [];
  const bytes = encoded === undefined ? undefined : fromBase64(encoded);
  if (!name || bytes?.length !== 33 || bytes[0] !== ed25519Kind) return undefined;
  const key = bytes.subarray(1);
  const keyHash = keyHashOf(name, key);
  return bytesToHex(keyHash) === hash ? { name, keyHash, key } : undefined;
}

/** The text of a note that one of these has signed, else undefined. Signatures of others are left alone, as the format wants. */
export function openNote(
  note: string,
  verifiers: readonly Verifier[],
  isSigned: IsSigned = usualIsSigned,
): string | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n') || note.length > 1_000_000) return undefined;
  const text = note.slice(0, end + 1);
  const signatures = note.slice(end + 2, -1).split('\n');
  for (const line of signatures) {
    const [, name, encoded] = /^— ([^+\s]+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
    const bytes = encoded === undefined ? undefined : fromBase64(encoded);
    if (!name || !bytes || bytes.length <= keyHashBytes) return undefined;
    const verifier = verifiers.find(
      (one) => one.name === name && isSameHash(one.keyHash, bytes.subarray(0, keyHashBytes)),
    );
    if (!verifier) continue;
    const signature = bytes.subarray(keyHashBytes);
    return signature.length === 64 && isSigned(signature, utf8ToBytes(text), verifier.key) ? text : undefined;
  }
  return undefined;
}

function isName(name: string): boolean {
  return name !== '' && !/[\s+]/.test(name);
}

function keyHashOf(name: string, key: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(ed25519Kind), key)).subarray(0, keyHashBytes);
}

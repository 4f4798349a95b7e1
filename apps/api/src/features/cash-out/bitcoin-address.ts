import { createHash } from 'node:crypto';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check((bytes: Uint8Array) => createHash('sha256').update(bytes).digest());
const [payToKeyHash, payToScriptHash] = [0x00, 0x05];

/**
 * Whether money sent to this address of the bitcoin main network can be spent by somebody: a right checksum over a kind
 * that exists (BIP 173 and BIP 350 for 'bc1…', Base58Check for '1…' and '3…'). What is sent to any other is lost.
 */
export function isBitcoinAddress(text: string): boolean {
  return /^bc1/i.test(text) ? isSegwit(text) : isBase58(text);
}

function isSegwit(text: string): boolean {
  const [first, coder] = /^bc1q/i.test(text) ? ([0, bech32] as const) : ([1, bech32m] as const);
  const decoded = coder.decodeUnsafe(text as `${string}1${string}`, 90);
  if (decoded?.prefix !== 'bc') return false;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  if (!program || version === undefined || version > 16 || (first === 1 && version === 0)) return false;
  if (version === 0) return program.length === 20 || program.length === 32;
  // Of the later versions only taproot has rules for spending; the others are anyone's to take.
  return version === 1 && program.length === 32;
}

function isBase58(text: string): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && (bytes[0] === payToKeyHash || bytes[0] === payToScriptHash);
  } catch {
    return false;
  }
}

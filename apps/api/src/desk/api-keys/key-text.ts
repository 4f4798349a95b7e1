import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every key begins with; no token of a person can, since those have 43 characters. */
const prefix = 'fhk_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 256 bits, and the 32 of a CRC-32, in base 62. */
const lengths = { secret: 43, checksum: 6 };

/** A new key: the prefix, 256 random bits and a checksum, by which scanners for secrets know one (docs/api-keys.md). */
export function newKeyText(): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), lengths.secret);
  return `${prefix}${secret}${checksumOf(secret)}`;
}

/** Whether a bearer token is meant as a key. */
export const isKeyText = (token: string): boolean => token.startsWith(prefix);

/** Whether it is one that the casino may have made: otherwise it was guessed or mistyped. */
export function hasChecksum(token: string): boolean {
  const [, secret, checksum] = /^fhk_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/.exec(token) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** By what people tell keys apart. */
export const beginningOf = (key: string): string => key.slice(0, 8);

const checksumOf = (secret: string): string => inBase62(BigInt(crc32(prefix + secret)), lengths.checksum);

function inBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(length, '0');
}

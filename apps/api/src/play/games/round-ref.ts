import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

export interface NamedRound {
  vendor: string;
  roundId: string;
  memberId: bigint;
}

/** Undefined for a vendor that is switched off. */
export interface VendorSecrets {
  find(id: string): { secret: string } | undefined;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** What a round is named for: a name for one purpose is none for another. */
export type RoundRefPurpose = 'live round' | 'shared round';

/** A key for one purpose alone, from the secret that casino and vendor share. */
const keyOf = (secret: string, purpose: RoundRefPurpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * The name of a listed round for those who see the list: `<vendor>.<encrypted>`. It can only be made by the casino, so nobody opens a
 * round that was never listed; it tells neither the round nor whose it is; and nothing is stored for it. The same round has the
 * same name. Undefined for a vendor that is switched off.
 */
export function roundRef(
  vendors: VendorSecrets,
  { vendor, roundId, memberId }: NamedRound,
  purpose: RoundRefPurpose = 'live round',
) {
  const secret = vendors.find(vendor)?.secret;
  if (secret === undefined) return undefined;
  const key = keyOf(secret, purpose);
  const text = JSON.stringify([roundId, String(memberId)]);
  // From what is encrypted: no other text has it, and the same text the same.
  const iv = createHmac('sha256', key).update(text).digest().subarray(0, ivBytes);
  const encrypting = createCipheriv(cipher, key, iv).setAAD(Buffer.from(vendor));
  const encrypted = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
  return `${vendor}.${Buffer.concat([iv, encrypting.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** The round of a name; undefined for a name that this casino did not make. */
export function readRoundRef(
  vendors: VendorSecrets,
  ref: string,
  purpose: RoundRefPurpose = 'live round',
): NamedRound | undefined {
  const [, vendor, text] = /^([a-z0-9-]{1,40})\.([A-Za-z0-9_-]{40,200})$/.exec(ref) ?? [];
  const secret = vendor === undefined ? undefined : vendors.find(vendor)?.secret;
  if (vendor === undefined || text === undefined || secret === undefined) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const decrypting = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(vendor))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const parts = [decrypting.update(bytes.subarray(ivBytes + tagBytes)), decrypting.final()];
    const [roundId, memberId] = JSON.parse(Buffer.concat(parts).toString('utf8')) as [string, string];
    return { vendor, roundId, memberId: BigInt(memberId) };
  } catch {
    // Changed, cut, or of another casino.
    return undefined;
  }
}

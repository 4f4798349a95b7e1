import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Undefined for a vendor that is switched off. */
export interface VendorSecrets {
  find(id: string): { secret: string } | undefined;
}

export interface TableInvitation {
  vendor: string;
  table: string;
  endsAt: Date;
}

/** A link leads to its table for a day at most. */
export const invitationMs = 24 * 3_600_000;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'table invitation', 32));
const signed = (secret: string, text: string) => createHmac('sha256', keyOf(secret)).update(text).digest('base64url');

/** `<vendor>.<table>.<end in seconds>.<signature>`: nothing about who invites. Undefined for a vendor that is switched off. */
export function writeInvitation(
  vendors: VendorSecrets,
  { vendor, table, endsAt }: TableInvitation,
): string | undefined {
  const secret = vendors.find(vendor)?.secret;
  if (secret === undefined) return undefined;
  const text = `${vendor}.${table}.${Math.floor(endsAt.getTime() / 1_000).toString(36)}`;
  return `${text}.${signed(secret, text)}`;
}

/** Undefined for one that this casino did not make, and for one that has ended. */
export function readInvitation(vendors: VendorSecrets, invitation: string, now: Date): TableInvitation | undefined {
  const parts = /^(([a-z0-9-]{1,40})\.([a-z0-9-]{1,60})\.([0-9a-z]{1,8}))\.([A-Za-z0-9_-]{43})$/.exec(invitation);
  if (!parts) return undefined;
  const [, text, vendor, table, end, signature] = parts as unknown as [string, string, string, string, string, string];
  const secret = vendors.find(vendor)?.secret;
  if (secret === undefined) return undefined;
  if (!timingSafeEqual(Buffer.from(signed(secret, text)), Buffer.from(signature))) return undefined;
  const endsAt = new Date(Number.parseInt(end, 36) * 1_000);
  return endsAt > now ? { vendor, table, endsAt } : undefined;
}

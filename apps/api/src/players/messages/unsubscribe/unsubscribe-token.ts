import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../lib/sealing.ts';

const purpose = 'unsubscribe from offers by mail';

/** Names the member in the link of a mail. It holds for as long as the mail is kept: it can only switch offers by mail off. */
export function unsubscribeToken(secret: string, memberId: bigint): string {
  return `${memberId}.${signature(secret, memberId)}`;
}

/** The member that a token names under any of the secrets; undefined of a token that none has signed. */
export function memberOfToken(secrets: readonly string[], token: string): bigint | undefined {
  const [, id, given] = /^(\d{1,18})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || given === undefined) return undefined;
  const memberId = BigInt(id);
  const holds = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, memberId));
    return timingSafeEqual(expected, Buffer.from(given));
  });
  return holds ? memberId : undefined;
}

function signature(secret: string, memberId: bigint): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(String(memberId)).digest('base64url');
}

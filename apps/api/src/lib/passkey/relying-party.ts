import { isIP } from 'node:net';

/** The site as authenticators know it (WebAuthn 3, 5.1.2): passkeys work for this host and for no other. */
export function relyingPartyOf(origin: string): { id: string; origin: string } {
  const url = new URL(origin);
  return { id: url.hostname, origin: url.origin };
}

/** Browsers make passkeys for names only, not for bare addresses. */
export function takesPasskeys(origin: string): boolean {
  const host = new URL(origin).hostname;
  return isIP(host.replace(/^\[|\]$/g, '')) === 0;
}

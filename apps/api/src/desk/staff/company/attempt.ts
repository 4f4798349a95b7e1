import { z } from 'zod';
import { newAttempt, type OpenIdAttempt } from '../../../lib/open-id.ts';
import type { Sealing } from '../../../lib/sealing.ts';
import { hashToken } from '../../../lib/secret-token.ts';

/** From the button to the return of the browser. */
const awayMinutes = 10;
const boundTo = 'sign-in at the company';

const sealed = z.strictObject({
  nonce: z.string(),
  codeVerifier: z.string(),
  browser: z.string(),
  until: z.number(),
});

/**
 * A sign-in that has begun. The state that travels to the provider and back holds all that belongs to it, sealed: the desk
 * stores none of it, and a code comes back for one exchange.
 */
export function beginAttempt(sealing: Sealing, browser: string, at: Date): OpenIdAttempt {
  const { nonce, codeVerifier } = newAttempt();
  const content: z.output<typeof sealed> = {
    nonce,
    codeVerifier,
    browser: hashToken(browser).toString('base64'),
    until: at.getTime() + awayMinutes * 60_000,
  };
  const state = sealing.seal(boundTo, Buffer.from(JSON.stringify(content))).toString('base64url');
  return { state, nonce, codeVerifier };
}

/** The attempt of a state. Undefined when it is none of ours, has expired, or began in another tab. */
export function openAttempt(sealing: Sealing, state: string, browser: string, at: Date): OpenIdAttempt | undefined {
  let plain: unknown;
  try {
    plain = JSON.parse(sealing.open(boundTo, Buffer.from(state, 'base64url')).toString());
  } catch {
    return undefined;
  }
  const read = sealed.safeParse(plain);
  if (!read.success || read.data.until < at.getTime()) return undefined;
  if (read.data.browser !== hashToken(browser).toString('base64')) return undefined;
  return { state, nonce: read.data.nonce, codeVerifier: read.data.codeVerifier };
}

import type { CallInput, CallOutput, CallPath } from '@fairhouse/contract';
import { type Answer, postAs } from '../../lib/api.ts';

/** The session of a partner lasts as long as the tab: it is none of a player's. */
const storageKey = 'fairhouse.partnerToken';

export function partnerToken(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPartnerToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, token);
  } catch {
    // Without storage the session ends with the page.
  }
}

/** A call of the partner portal, under its own session. */
export function ask<P extends CallPath>(path: P, input: CallInput<P>, token: string): Promise<Answer<CallOutput<P>>> {
  return postAs(token, path, input);
}

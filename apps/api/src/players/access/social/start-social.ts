import type { SocialProviderName } from '@fairhouse/contract';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { newAttempt, type OpenIdClient } from '../../../lib/open-id.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { insertAttempt } from './social.store.ts';

export interface SocialLog {
  warn(details: object, message: string): void;
}

/** Begins a log-in at a provider: the address to go to. `browser` is known to the tab that asked and to nobody else. */
export async function startSocial(
  db: pg.Pool,
  log: SocialLog,
  provider: OpenIdClient | undefined,
  name: SocialProviderName,
  browser: string,
): Promise<Result<{ url: string }>> {
  if (!provider) return refuse('socialUnavailable');
  const { state, nonce, codeVerifier } = newAttempt();
  try {
    const url = await provider.addressFor({ state, nonce, codeVerifier });
    await insertAttempt(db, {
      provider: name,
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      codeVerifier,
      nonce,
    });
    return ok({ url });
  } catch (error) {
    log.warn({ provider: name, reason: (error as Error).message }, 'social log-in: provider not reached');
    return refuse('socialUnavailable');
  }
}

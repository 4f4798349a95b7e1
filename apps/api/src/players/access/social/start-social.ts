import type { SocialProviderName } from '@fairhouse/contract';
import * as oidc from 'openid-client';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { SocialProvider } from './providers.ts';
import { insertAttempt } from './social.store.ts';

export interface SocialLog {
  warn(details: object, message: string): void;
}

/** Begins a log-in at a provider: the address to go to. `browser` is known to the tab that asked and to nobody else. */
export async function startSocial(
  db: pg.Pool,
  log: SocialLog,
  provider: SocialProvider | undefined,
  name: SocialProviderName,
  browser: string,
): Promise<Result<{ url: string }>> {
  if (!provider) return refuse('socialUnavailable');
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const codeVerifier = oidc.randomPKCECodeVerifier();
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

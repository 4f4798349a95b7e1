import type { SocialPerson, SocialProviderName } from '@fairhouse/contract';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../../lib/api.ts';

const storageKey = 'fairhouse.socialLogin';

/** What the tab keeps while the player is at the provider's page. Without it nobody can finish the log-in. */
export interface KeptLogin {
  browser: string;
  /** The path to go on to afterwards. */
  backurl: string;
  /** The game that opens afterwards. */
  thenPlay?: number;
}

export type SocialAfterwards = Omit<KeptLogin, 'browser'>;

/** What comes back from the provider: see `/sys/auth/social/finish`. */
export interface SocialProof {
  proof: string;
  browser: string;
}

export type { SocialPerson };

/** Leaves for the provider's page. Answers only when that did not work; the player has been told then. */
export async function beginSocialLogin(provider: SocialProviderName, afterwards: SocialAfterwards): Promise<void> {
  const browser = newBrowserKey();
  const answer = await post('/sys/auth/social/start', { provider, browser });
  if (!answer.ok) return showToast(answer.message);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...afterwards, browser } satisfies KeptLogin));
  } catch {
    // Without storage the return page says that it took too long; there is no way to finish safely.
  }
  window.location.assign(answer.data.url);
}

export function keptSocialLogin(): KeptLogin | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptLogin | null;
    return kept && typeof kept.browser === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSocialLogin(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function newBrowserKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

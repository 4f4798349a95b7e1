import type { OAuthToken } from '@paypal/paypal-server-sdk';
import { failureOf } from './failure.ts';
import { openPaypal } from './open-paypal.ts';
import type { PaypalAccount } from './paypal-account.ts';

/** The account's access token, for calls that PayPal's library does not have. It is renewed when it runs out. */
export function openPaypalTokens(account: PaypalAccount) {
  const manager = openPaypal(account).clientCredentialsAuthManager;
  let kept: OAuthToken | undefined;
  return {
    async read(): Promise<{ ok: true; token: string } | { ok: false; reason: string }> {
      try {
        kept = await manager.updateToken(kept);
        return { ok: true, token: kept.accessToken };
      } catch (error) {
        return { ok: false, reason: failureOf(error).reason };
      }
    },
    /** PayPal does not take it any more. */
    forget() {
      kept = undefined;
    },
  };
}

import { Client, Environment } from '@paypal/paypal-server-sdk';
import type { Send } from '../messages/send-through.ts';
import { type PaypalAccount, paypalTimeoutMs } from './paypal-account.ts';
import { sendTo } from './send-to.ts';

/** PayPal's library with the account's credentials; it fetches and renews the access token by itself. */
export function openPaypal(
  { clientId, clientSecret, apiOrigin, timeoutMs = paypalTimeoutMs }: PaypalAccount,
  send?: Send,
): Client {
  return new Client({
    environment: Environment.Production,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    unstable_httpClientOptions: { adapter: sendTo(apiOrigin, send) },
  });
}

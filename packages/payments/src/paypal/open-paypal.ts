import { Client, Environment } from '@paypal/paypal-server-sdk';
import { sendTo } from './send-to.ts';

export interface PaypalAccount {
  clientId: string;
  clientSecret: string;
  /** Undefined is PayPal itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

export const paypalTimeoutMs = 10_000;

/** PayPal's library with the account's credentials; it fetches and renews the access token by itself. */
export function openPaypal({ clientId, clientSecret, apiOrigin, timeoutMs = paypalTimeoutMs }: PaypalAccount): Client {
  return new Client({
    environment: Environment.Production,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(apiOrigin ? { unstable_httpClientOptions: { adapter: sendTo(apiOrigin) } } : {}),
  });
}

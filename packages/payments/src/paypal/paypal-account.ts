export interface PaypalAccount {
  clientId: string;
  clientSecret: string;
  /** Undefined is PayPal itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

export const paypalTimeoutMs = 10_000;

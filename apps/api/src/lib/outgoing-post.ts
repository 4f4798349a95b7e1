import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { type AddressRules, isAllowedEndpoint, lookupAllowed } from './outgoing-address.ts';

export interface OutgoingPost {
  /** A request to which its caller listens and then writes the body, and ends it; undefined where the endpoint is not allowed. */
  begin(endpoint: string, headers: Record<string, string | number>): ClientRequest | undefined;
  close(): void;
}

/**
 * Posts to public addresses alone, or with another method, checked at the moment of connecting. Follows no redirect; a request that takes longer than
 * `withinMs` ends with an error.
 */
export function openOutgoingPost(
  addresses: AddressRules,
  { connections, withinMs, method = 'POST' }: { connections: number; withinMs: number; method?: 'POST' | 'GET' },
): OutgoingPost {
  const options = { keepAlive: true, maxSockets: connections, lookup: lookupAllowed(addresses) };
  const [http, https] = [new HttpAgent(options), new HttpsAgent(options)];
  return {
    begin(endpoint, headers) {
      // The rules may have changed since the address was stored, and a database may come from another machine.
      if (!isAllowedEndpoint(endpoint, addresses)) return undefined;
      const url = new URL(endpoint);
      const shared = { method, headers, signal: AbortSignal.timeout(withinMs) };
      return url.protocol === 'https:'
        ? httpsRequest(url, { ...shared, agent: https })
        : httpRequest(url, { ...shared, agent: http });
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

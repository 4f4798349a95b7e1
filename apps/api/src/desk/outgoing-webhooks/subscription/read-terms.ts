import { type Refusal, refuse } from '../../../http/result.ts';
import { type AddressRules, isAllowedEndpoint } from '../../../lib/outgoing-address.ts';
import type { Terms } from './subscription.store.ts';

/** What a subscription may be, or what is wrong with it. The name of the host is judged again at each connection. */
export function readTerms(
  addresses: AddressRules,
  { url, description, kinds, reason }: Terms & { reason: string },
): Terms | Refusal {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (url === '') return refuse('missingField', { field: 'the address' });
  if (!isAllowedEndpoint(url, addresses))
    return refuse('invalidField', { field: 'the address (https, a public host, port 443)' });
  return { url: new URL(url).href, description, kinds: [...new Set(kinds)] };
}

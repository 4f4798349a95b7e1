import { apiKeyRates, type apiKeyTerms, isWriteScope, type KeyScope } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { type Refusal, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { addressList } from '../../lib/address-list.ts';

export type Terms = z.output<typeof apiKeyTerms>;

/** What a key may be, or what is wrong with it. Its scopes are those of who makes it. */
export function readTerms(operator: Pick<StaffPerson, 'permissions'>, terms: Terms): Terms | Refusal {
  if (terms.purpose === '') return refuse('missingField', { field: 'the purpose' });
  const scopes = [...new Set(terms.scopes)];
  if (scopes.some((scope) => !operator.permissions.has(scope))) return refuse('notPermitted');
  if (terms.anyNetwork === terms.networks.length > 0)
    return refuse('invalidField', { field: 'the networks (name at least one, or choose any)' });
  const wrong = terms.networks.find((entry) => !isNetwork(entry));
  if (wrong !== undefined)
    return refuse('invalidField', { field: 'the networks (such as 203.0.113.7 or 2001:db8::/48)' });
  if (!(apiKeyRates as readonly number[]).includes(terms.ratePerMinute))
    return refuse('invalidField', { field: `the rate (${apiKeyRates.join(', ')} a minute)` });
  return { ...terms, scopes, networks: [...new Set(terms.networks)] };
}

/** By the same reading as at each call. */
function isNetwork(entry: string): boolean {
  try {
    addressList([entry]);
    return true;
  } catch {
    return false;
  }
}

/** Whether a key with these takes two people. */
export const canWrite = (scopes: readonly KeyScope[]): boolean => scopes.some(isWriteScope);

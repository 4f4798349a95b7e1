import type { CarryOutApproved } from '../../db/approvals.ts';
import type { ApiKeysDeps } from './api-keys.deps.ts';
import { carryOutKey } from './create-key.ts';

/** How a key is made that a second administrator has approved: without its secret. */
export function approvedOfKeys(deps: ApiKeysDeps): CarryOutApproved {
  return { 'apiKey.create': (approved) => carryOutKey(deps, approved) };
}

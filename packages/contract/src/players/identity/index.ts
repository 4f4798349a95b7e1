import { beginIdentityCheck } from './begin-check.ts';
import { getIdentity } from './get-identity.ts';
import { handInFunds } from './hand-in-funds.ts';

/** How a member shows who they are, where they live, and where their money comes from. */
export const identityCalls = {
  [getIdentity.path]: getIdentity,
  [beginIdentityCheck.path]: beginIdentityCheck,
  [handInFunds.path]: handInFunds,
} as const;

import { memberIdentity } from './member-identity.ts';

/** How members are known. */
export const identityDeskCalls = {
  [memberIdentity.path]: memberIdentity,
} as const;

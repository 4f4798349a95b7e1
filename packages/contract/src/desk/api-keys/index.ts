import { createApiKey, listApiKeys, revealApiKey, revokeApiKey } from './api-keys.ts';

/** Keys by which other systems of the operator make the desk's calls. */
export const apiKeyCalls = {
  [listApiKeys.path]: listApiKeys,
  [createApiKey.path]: createApiKey,
  [revealApiKey.path]: revealApiKey,
  [revokeApiKey.path]: revokeApiKey,
} as const;

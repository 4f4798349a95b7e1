import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, listedId, nothing, secret, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { apiKey, apiKeyName, apiKeyRates, mostApiKeyDays, mostApiKeyNetworks } from './api-key.ts';
import { keyScopes } from './key-scopes.ts';

const proof = () => secret(100).describe('From `means/prove`; it works once');
const shownOnce = () => z.string().describe('Shown only here; the casino keeps a digest');

/** What a key is, as its maker writes it and as it waits for a second person. */
export const apiKeyTerms = z.strictObject({
  name: z.string().regex(apiKeyName).describe('Lower-case letters, digits and hyphens, such as `data-warehouse`'),
  purpose: text(200).describe('Not empty'),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length).describe('Permissions that the caller holds'),
  networks: z
    .array(text(50))
    .max(mostApiKeyNetworks)
    .describe('Addresses and ranges, IPv4 and IPv6, such as 203.0.113.7 or 2001:db8::/48'),
  anyNetwork: flag().default(false).describe('Instead of networks: it works from any address'),
  days: whole(1, mostApiKeyDays).describe('Until it expires'),
  ratePerMinute: whole(apiKeyRates[0], 3_000)
    .default(300)
    .describe(`Calls in a minute: ${apiKeyRates.join(', ')}`),
});

export const listApiKeys = call({
  path: '/operator/apiKey/list',
  access: 'operator',
  permission: 'apiKeys.read',
  summary: 'API keys of other systems, the latest first, and which scopes the caller could give one.',
  input: nothing(),
  output: z.object({
    rows: z.array(apiKey),
    offered: z.array(
      z.object({
        scope: z.enum(keyScopes),
        writes: z.boolean().describe('A key with it takes a second administrator'),
      }),
    ),
    rates: z.array(z.int()),
    ownAddress: z.string().describe('Where this call came from'),
  }),
});

export const createApiKey = call({
  path: '/operator/apiKey/create',
  access: 'operator',
  permission: 'apiKeys.edit',
  summary:
    'Makes an API key with scopes that the caller holds, after a fresh proof. One that can write waits for an administrator; its maker then fetches the secret by `reveal`.',
  input: apiKeyTerms.extend({ token: proof() }),
  output: z.object({ key: apiKey, secret: shownOnce().nullable().describe('null: fetched by `reveal`') }),
  errors: [
    'missingField',
    'invalidField',
    'linkExpired',
    'notPermitted',
    'nameUsed',
    'noSecondAdministrator',
    'wrongState',
    ...secondPersonErrors,
  ],
  refusalData: secondPersonData,
});

export const revealApiKey = call({
  path: '/operator/apiKey/reveal',
  access: 'operator',
  permission: 'apiKeys.edit',
  summary: 'Makes the secret of an approved key and answers it once, to its maker alone, after a fresh proof.',
  input: z.strictObject({ id: listedId(), token: proof() }),
  output: z.object({ key: apiKey, secret: shownOnce() }),
  errors: ['noSuchThing', 'wrongState', 'linkExpired', 'notPermitted'],
});

export const revokeApiKey = call({
  path: '/operator/apiKey/revoke',
  access: 'operator',
  permission: 'apiKeys.edit',
  summary: 'Ends a key of any maker at once and for good.',
  input: z.strictObject({ id: listedId(), reason: text(300).describe('Not empty') }),
  output: apiKey,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

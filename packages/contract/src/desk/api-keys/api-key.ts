import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { keyScopes } from './key-scopes.ts';

/** `ready`: two people agreed, and its maker has not fetched the secret. `revoked` and `expired` are for good. */
export const apiKeyStates = ['ready', 'active', 'revoked', 'expired'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/** Calls in a minute that a key can be given. */
export const apiKeyRates = [60, 300, 600, 1_200, 3_000] as const;

export const apiKeyName = /^[a-z][a-z0-9-]{1,39}$/;
export const mostApiKeyDays = 365;
export const mostApiKeyNetworks = 50;

const scope = z.enum(keyScopes);

export const apiKey = z.object({
  id: z.int(),
  name: z.string().describe('Audit events are signed with it: `apiKey:<name>`. Never used again'),
  purpose: z.string(),
  scopes: z.array(scope).describe('As it was made'),
  scopesInForce: z.array(scope).describe('Those that its maker holds at this moment; none once it is over'),
  networks: z.array(z.string()).describe('Addresses and ranges that it works from; empty: any'),
  ratePerMinute: z.int(),
  state: z.enum(apiKeyStates),
  beginning: z.string().nullable().describe('The first characters of the key, to tell it by; null: not fetched yet'),
  maker: z.string(),
  makeTime: moment(),
  expireTime: moment(),
  isExpiring: z.boolean().describe('Within 14 days'),
  fetchUntil: moment().nullable().describe('While it is `ready`: until when its maker can fetch the secret'),
  lastUsedTime: moment().nullable().describe('Noted once a minute'),
  lastUsedAddress: z.string().nullable(),
  endTime: moment().nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
});
export type DeskApiKey = z.output<typeof apiKey>;

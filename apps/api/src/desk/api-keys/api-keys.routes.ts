import { apiKeyRates, isWriteScope, keyScopes, operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { type ApiKeyRow, listKeys } from './api-key.store.ts';
import { apiKeyWire } from './api-key.wire.ts';
import type { ApiKeysDeps, Maker } from './api-keys.deps.ts';
import { createKey } from './create-key.ts';
import { revokeKey } from './end-keys.ts';
import { revealKey } from './reveal-key.ts';

const mostListed = 500;

export function apiKeysRoutes(deps: ApiKeysDeps): Handler[] {
  const { db, clock } = deps;
  const wireOf = async (row: ApiKeyRow) => apiKeyWire(row, (await deps.personOf(row.makerId))?.permissions, clock());
  return [
    on(operatorCalls['/operator/apiKey/list'], async ({ operator, address }) => {
      const rows = await listKeys(db, mostListed);
      const makers = await makersOf(deps, rows);
      const mayMake = operator.permissions.has('apiKeys.edit');
      return ok({
        rows: rows.map((row) => apiKeyWire(row, makers.get(row.makerId)?.permissions, clock())),
        offered: (mayMake ? keyScopes : [])
          .filter((scope) => operator.permissions.has(scope))
          .map((scope) => ({ scope, writes: isWriteScope(scope) })),
        rates: [...apiKeyRates],
        ownAddress: address,
      });
    }),

    on(operatorCalls['/operator/apiKey/create'], async ({ input, operator }) => {
      const made = await createKey(deps, operator, input);
      return made.ok ? ok({ ...made.data, key: await wireOf(made.data.key) }) : made;
    }),

    on(operatorCalls['/operator/apiKey/reveal'], async ({ input, operator }) => {
      const revealed = await revealKey(deps, operator, input);
      return revealed.ok ? ok({ ...revealed.data, key: await wireOf(revealed.data.key) }) : revealed;
    }),

    on(operatorCalls['/operator/apiKey/revoke'], async ({ input, operator }) => {
      const revoked = await revokeKey(deps, operator, input);
      return revoked.ok ? ok(await wireOf(revoked.data)) : revoked;
    }),
  ];
}

async function makersOf(
  { personOf }: ApiKeysDeps,
  rows: readonly ApiKeyRow[],
): Promise<Map<bigint, Maker | undefined>> {
  const ids = [...new Set(rows.map(({ makerId }) => makerId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await personOf(id)] as const)));
}

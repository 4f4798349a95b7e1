import type { DeskApiKey, Permission } from '@fairhouse/contract/operator';
import type { ApiKeyRow } from './api-key.store.ts';

/** From when on before its end a key is shown as ending, and its maker is written to. */
export const warningDays = 14;
const dayMs = 24 * 3_600_000;

/** With what its maker may do now. */
export function apiKeyWire(row: ApiKeyRow, held: ReadonlySet<Permission> | undefined, at: Date): DeskApiKey {
  // The job that ends keys may be a minute late; a call is refused at once.
  const state = row.state !== 'revoked' && row.expiresAt <= at ? 'expired' : row.state;
  const isOver = state === 'revoked' || state === 'expired';
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    scopes: row.scopes,
    scopesInForce: isOver ? [] : scopesInForce(row, held),
    networks: row.networks,
    ratePerMinute: row.ratePerMinute,
    state,
    beginning: row.beginning,
    maker: row.maker,
    makeTime: row.madeAt.toISOString(),
    expireTime: row.expiresAt.toISOString(),
    isExpiring: !isOver && row.expiresAt.getTime() - at.getTime() <= warningDays * dayMs,
    fetchUntil: row.fetchUntil?.toISOString() ?? null,
    lastUsedTime: row.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: row.lastUsedAddress,
    endTime: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy,
    endReason: row.endReason,
  };
}

/** What a key may do at this moment: nothing once its maker may make no keys any more. */
export function scopesInForce({ scopes }: Pick<ApiKeyRow, 'scopes'>, held: ReadonlySet<Permission> | undefined) {
  return held?.has('apiKeys.edit') ? scopes.filter((scope) => held.has(scope)) : [];
}

/** As it stands in the audit log. */
export const inAuditLog = ({ name, purpose, scopes, networks, ratePerMinute, expiresAt, state }: ApiKeyRow) => ({
  name,
  purpose,
  scopes,
  networks: networks.length === 0 ? 'any' : networks,
  ratePerMinute,
  expires: expiresAt.toISOString(),
  state,
});

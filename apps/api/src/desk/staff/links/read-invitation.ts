import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { takesPasskeys } from '../../../lib/passkey/relying-party.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { findRoles, idOfRole, roleOf } from '../roles/role.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findLink } from './link.store.ts';

export async function readInvitation(
  { db, clock, origin }: StaffDeps,
  token: string,
): Promise<Result<OperatorCallOutput<'/operator/auth/invitation'>>> {
  const link = await findLink(db, hashToken(token), clock());
  if (!link || link.purpose === 'change') return refuse('linkExpired');
  return ok({
    purpose: link.purpose,
    name: link.name,
    displayName: link.displayName ?? '',
    roles: link.purpose === 'first' ? ['administrator' as const] : link.roles,
    composed: await namesOf(db, link.roles),
    linkUntil: link.expiresAt.toISOString(),
    takesPasskeys: takesPasskeys(origin),
  });
}

/** Its holder has no session yet by which to ask for names. */
async function namesOf(db: StaffDeps['db'], roles: readonly string[]) {
  const ids = roles.map(idOfRole).filter((id) => id !== undefined);
  const rows = ids.length === 0 ? [] : await findRoles(db, ids);
  return rows.map(({ id, name, removedAt }) => ({ role: roleOf(id), name, removed: removedAt !== null }));
}

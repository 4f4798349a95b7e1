import type { StaffSelf } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { letIn } from '../sessions/let-in.ts';
import { endSessionsOf, type SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { grantRoles, hasAdministrator, insertStaff, lockStaff } from '../staff.store.ts';
import { lockLink, type StaffLink, spendLink } from './link.store.ts';

export interface OwnNames {
  name?: string | undefined;
  displayName?: string | undefined;
}

interface Use {
  token: string;
  names: OwnNames;
  caller: SessionOrigin;
  means: 'passkey' | 'password';
  /** Checks what its holder wants to sign in with, and answers how to keep it. It has changed nothing when it refuses. */
  check(tx: Transaction, link: StaffLink): Promise<Result<(staffId: bigint) => Promise<void>>>;
}

/** Uses a one-time link up: what its holder will sign in with is kept, and the holder is signed in. One of many wins. */
export async function useLink(
  deps: StaffDeps,
  { token, names, caller, means, check }: Use,
): Promise<Result<StaffSelf>> {
  const entered = await inTransaction(deps.db, async (tx) => {
    const link = await lockLink(tx, hashToken(token), deps.clock());
    if (!link) return refuse('linkExpired');
    const name = link.purpose === 'first' ? names.name : link.name;
    if (!name) return refuse('missingField', { field: 'name' });
    const checked = await check(tx, link);
    if (!checked.ok) return checked;
    const holder = link.staffId === null ? await addFirst(tx, name, names.displayName) : ok(link.staffId);
    if (!holder.ok) return holder;
    const staffId = holder.data;
    await checked.data(staffId);
    // Anyone who changes what to sign in with is signed in again, and nobody else any more.
    if (link.purpose === 'change') await endSessionsOf(tx, staffId, `operator:${name}`, deps.clock());
    await spendLink(tx, link.tokenHash, deps.clock());
    await recordAuditEvent(tx, {
      actor: `operator:${name}`,
      subject: `staff:${staffId}`,
      command: 'staff.useLink',
      after: { purpose: link.purpose, means },
    });
    return ok(await letIn(deps, tx, { staffId, name, means: 'link', kind: 'session', ...caller }));
  });
  return entered.ok ? entered.data() : entered;
}

/** The first administrator, unless somebody has become one since the link was made. */
async function addFirst(tx: Transaction, name: string, displayName: string | undefined): Promise<Result<bigint>> {
  await lockStaff(tx);
  if (await hasAdministrator(tx)) return refuse('linkExpired');
  const by = 'system:owner';
  const id = await insertStaff(tx, { name, displayName: displayName || name, by });
  if (id === undefined) return refuse('usernameTaken');
  await grantRoles(tx, id, ['administrator'], by);
  const after = { name, roles: ['administrator'] };
  await recordAuditEvent(tx, { actor: by, subject: `staff:${id}`, command: 'staff.add', after });
  return ok(id);
}

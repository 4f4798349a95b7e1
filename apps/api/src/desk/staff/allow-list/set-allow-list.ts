import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { addressList } from '../../../lib/address-list.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { type AllowListRow, insertAllowList, readAllowList } from './allow-list.store.ts';

interface Wanted {
  version: number;
  entries: string[];
  reason: string;
}

/** Sets from where the desk answers from now on; never so that anyone who sets it is shut out. */
export function setAllowList(
  { db }: Pick<StaffDeps, 'db'>,
  { version, entries, reason }: Wanted,
  operator: Operator,
  address: string,
): Promise<Result<AllowListRow>> {
  const holds = listOf(entries);
  return inTransaction(db, async (tx) => {
    if (!holds) return refuse('invalidField', { field: 'entries' });
    if (!holds(address)) return refuse('addressShutOut', { address });
    const now = await readAllowList(tx);
    if (now.version !== version) return refuse('contentChanged');
    const by = `operator:${operator.name}`;
    if (!(await insertAllowList(tx, { version: version + 1, entries, by, reason }))) return refuse('contentChanged');
    await recordAuditEvent(tx, {
      actor: by,
      subject: 'staff:allow-list',
      command: 'staff.setAllowList',
      before: { entries: now.entries },
      after: { entries, reason },
    });
    return ok(await readAllowList(tx));
  });
}

function listOf(entries: string[]): ((address: string) => boolean) | undefined {
  try {
    return addressList(entries);
  } catch {
    return undefined;
  }
}

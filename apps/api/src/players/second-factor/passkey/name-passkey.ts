import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { renamePasskey } from './passkey.store.ts';

export async function namePasskey(
  { db }: SecondFactorDeps,
  memberId: bigint,
  { id, name }: { id: bigint; name: string },
): Promise<Result<null>> {
  if (name === '') return refuse('missingField', { field: 'name' });
  return inTransaction(db, async (tx) => {
    const former = await renamePasskey(tx, memberId, id, name);
    if (former === undefined) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `passkey:${id}`,
      command: 'secondFactor.renamePasskey',
      before: { name: former },
      after: { name },
    });
    return ok(null);
  });
}

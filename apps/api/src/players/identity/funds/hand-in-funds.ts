import type { FundsSource } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { lockMember } from '../checks/check.store.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { handsIn } from './funds.states.ts';
import { fundsCasesOf, insertFundsCase, setHandedIn } from './funds.store.ts';

/** The member says where the money comes from, and shows it. After a refusal it is another case. */
export async function handInFunds(
  { db, ownsFiles }: IdentityDeps,
  memberId: bigint,
  given: { source: FundsSource; note?: string | undefined; fileIds: number[] },
): Promise<Result<null>> {
  const fileIds = [...new Set(given.fileIds)].map(BigInt);
  if (fileIds.length === 0) return refuse('missingField', { field: 'fileIds' });
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    if (!(await ownsFiles(tx, memberId, fileIds))) return refuse('fileNotYours');
    const [latest] = await fundsCasesOf(tx, memberId, 1);
    if (!latest) return refuse('noSuchThing');
    if (latest.state === 'accepted') return refuse('wrongState', { status: latest.state });
    const id = handsIn.from.includes(latest.state) ? latest.id : await insertFundsCase(tx, latest);
    await setHandedIn(tx, id, { source: given.source, note: given.note ?? null, fileIds });
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `funds:${id}`,
      command: 'funds.handIn',
      before: { state: id === latest.id ? latest.state : 'asked' },
      after: { state: handsIn.to, source: given.source, files: fileIds.map(String) },
    });
    return ok(null);
  });
}

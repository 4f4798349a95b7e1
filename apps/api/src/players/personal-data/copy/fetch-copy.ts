import type { FileAnswer } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { countFetch, findMade } from './copy.store.ts';

/** The archive, after the password once more: anyone who found a session open does not get all of a life with it. */
export async function fetchCopy(
  deps: PersonalDataDeps,
  member: { id: bigint },
  { id, password }: { id: number; password: string },
): Promise<Result<FileAnswer>> {
  const proved = await deps.confirmPassword(member.id, password);
  if (!proved.ok) return proved;
  const made = await findMade(deps.db, member.id, BigInt(id), deps.clock());
  if (!made) return refuse('noSuchThing');
  const parts = await deps.copies.readParts(made.storageName);
  if (!parts) return refuse('noSuchThing');
  await inTransaction(deps.db, async (tx) => {
    await countFetch(tx, BigInt(id));
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `data-copy:${id}`,
      command: 'dataCopy.fetch',
      after: { hash: made.sha256 },
    });
  });
  return ok({
    name: `your-data-${made.madeAt.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    madeFrom: made.sha256,
    parts,
  });
}

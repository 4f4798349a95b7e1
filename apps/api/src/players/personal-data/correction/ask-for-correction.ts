import { type Correctable, correctable } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { type Change, correctableOf, insertCorrection } from './correction.store.ts';

const emailShape = /^\S+@\S+\.\S{2,}$/;

/** Keeps what should be otherwise, beside what stands there; somebody looks at it before it is so. */
export async function askForCorrection(
  deps: PersonalDataDeps,
  memberId: bigint,
  wanted: Partial<Record<Correctable, string | undefined>>,
): Promise<Result<{ id: number }>> {
  const now = (await correctableOf(deps.db, memberId))!;
  const changes: Change[] = correctable.flatMap((field) => {
    const after = wanted[field];
    return after === undefined || after === now[field] ? [] : [{ field, before: now[field], after }];
  });
  if (changes.length === 0) return refuse('missingField', { field: correctable[0] });
  const mail = changes.find(({ field }) => field === 'email');
  if (mail && !emailShape.test(mail.after)) return refuse('emailInvalid');
  const number = { mobilePrefix: wanted.mobilePrefix ?? now.mobilePrefix, mobile: wanted.mobile ?? now.mobile };
  const isNumber = changes.some(({ field }) => field === 'mobile' || field === 'mobilePrefix');
  if (isNumber && !deps.e164Of(number)) return refuse('mobileInvalid');
  return inTransaction(deps.db, async (tx) => {
    const id = await insertCorrection(tx, memberId, changes);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `correction:${id}`,
      command: 'correction.ask',
      // The words stand with the request, which can be erased; the record says which fields they are of.
      after: { state: 'waiting', fields: changes.map(({ field }) => field) },
    });
    return ok({ id: Number(id) });
  });
}

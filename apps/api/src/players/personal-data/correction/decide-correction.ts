import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { correctableOf, correctMember, decide, lockCorrection } from './correction.store.ts';

/** Makes a correction so, with all that follows from it, or refuses it with a reason that the member reads. */
export async function decideCorrection(
  deps: PersonalDataDeps,
  operator: Pick<Operator, 'name' | 'memberIds'>,
  { id, accept, reason }: { id: bigint; accept: boolean; reason?: string | undefined },
): Promise<Result<null>> {
  if (!accept && !reason) return refuse('missingField', { field: 'reason' });
  return inTransaction(deps.db, async (tx) => {
    const found = await lockCorrection(tx, id);
    if (!found) return refuse('noSuchThing');
    const { memberId, changes } = found;
    if (operator.memberIds.includes(memberId)) return refuse('ownAffair');
    if (found.state !== 'waiting') return refuse('wrongState', { status: found.state });
    if (accept) {
      const now = (await correctableOf(tx, memberId))!;
      if (changes.some(({ field, before }) => now[field] !== before)) return refuse('contentChanged');
      const values: Record<string, string> = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      if (values.mobile !== undefined || values.mobilePrefix !== undefined) {
        const e164 = deps.e164Of({ ...now, ...values });
        if (e164 !== undefined) values.mobileE164 = e164;
      }
      const taken = await correctMember(tx, memberId, values);
      if (taken) return refuse(taken === 'email' ? 'emailTaken' : 'mobileTaken');
    }
    const state = accept ? 'accepted' : 'refused';
    await decide(tx, id, { state, by: operator.name, reason: reason ?? null });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `correction:${id}`,
      command: accept ? 'correction.accept' : 'correction.refuse',
      before: { state: 'waiting' },
      after: { state, fields: changes.map(({ field }) => field), ...(reason ? { reason } : {}) },
    });
    if (accept) {
      // To the former address as well: the new one may not be the member's.
      const former = changes.find(({ field }) => field === 'email')?.before;
      if (former !== undefined) await deps.mailChanged(tx, memberId, former);
      await deps.mailChanged(tx, memberId);
    }
    await deps.tell(tx, memberId, `correction:${id}`, {
      en: accept ? 'Your data has been corrected as you asked.' : `Your data was not changed: ${reason}`,
      fil: accept ? 'Naiwasto na ang iyong datos ayon sa hiling mo.' : `Hindi binago ang iyong datos: ${reason}`,
      pt: accept ? 'Seus dados foram corrigidos como você pediu.' : `Seus dados não foram mudados: ${reason}`,
      es: accept ? 'Tus datos se corrigieron como pediste.' : `Tus datos no se cambiaron: ${reason}`,
    });
    return ok(null);
  });
}

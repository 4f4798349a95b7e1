import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { lockPartner } from '../partner/partner.store.ts';
import { replayDead } from './postback.store.ts';

export async function replayPostbacks(
  { db }: Pick<AffiliatesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: number; reason: string },
): Promise<Result<{ replayed: number }>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    if (!(await lockPartner(tx, id))) return refuse('noSuchThing');
    const replayed = await replayDead(tx, id);
    if (replayed > 0) {
      await recordAuditEvent(tx, {
        actor: `operator:${operator.name}`,
        subject: `affiliate:${id}`,
        command: 'affiliate.replayPostbacks',
        after: { replayed, reason },
      });
    }
    return ok({ replayed });
  });
}

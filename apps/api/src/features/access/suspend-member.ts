import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { setEnabled } from './member.store.ts';
import { endSessionsOf } from './session.store.ts';

/** Suspends a member (every session ends at once) or lets the member in again. */
export async function setMemberEnabled(
  db: pg.Pool,
  actor: string,
  memberId: bigint,
  enabled: boolean,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const changed = await setEnabled(tx, memberId, enabled);
    if (changed === undefined) return refuse('noSuchThing');
    if (!changed) return ok(null);
    if (!enabled) await endSessionsOf(tx, memberId);
    await recordAct(tx, {
      actor,
      memberId,
      subject: `member:${memberId}`,
      verb: enabled ? 'enable' : 'suspend',
      before: { enabled: !enabled },
      after: { enabled },
    });
    return ok(null);
  });
}

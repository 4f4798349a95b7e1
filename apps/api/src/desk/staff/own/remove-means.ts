import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { lockLink, spendLink } from '../links/link.store.ts';
import { endSessionsOf } from '../sessions/session.store.ts';
import { meansOf, removePasskey, removePassword } from '../sign-in/factor.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { lockStaff } from '../staff.store.ts';

/** Takes away something to sign in with, never the last; what else it may have opened ends. */
export function removeMeans(
  { db, clock }: StaffDeps,
  { token, passkeyId }: { token: string; passkeyId: number | null },
  operator: Operator,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    // Of two that would each leave the other, the second one finds what is left.
    await lockStaff(tx);
    const at = clock();
    const link = await lockLink(tx, hashToken(token), at);
    if (link?.purpose !== 'change' || link.staffId !== operator.id) return refuse('linkExpired');
    const { passkeys, passwordSetAt } = await meansOf(tx, operator.id);
    const label = passkeys.find(({ id }) => id === BigInt(passkeyId ?? 0))?.label;
    if (passkeyId === null ? passwordSetAt === null : label === undefined) return refuse('noSuchThing');
    if (passkeys.length + (passwordSetAt ? 1 : 0) < 2) return refuse('lastMeans');
    if (passkeyId === null) await removePassword(tx, operator.id);
    else await removePasskey(tx, operator.id, BigInt(passkeyId));
    await spendLink(tx, link.tokenHash, at);
    const by = `operator:${operator.name}`;
    await endSessionsOf(tx, operator.id, by, at, operator.session.id);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `staff:${operator.id}`,
      command: 'staff.removeMeans',
      before: passkeyId === null ? { means: 'password' } : { means: 'passkey', passkey: passkeyId, label },
    });
    return ok(null);
  });
}

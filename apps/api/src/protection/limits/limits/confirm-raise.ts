import { lockBook, setAllowance } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { Language } from '../../../http/language.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { kindsText } from '../texts/kinds-text.ts';
import { momentText } from '../texts/moment-text.ts';
import { deleteRaise, findLimit, kindsSet, readRaises, writeLimit } from './limit.store.ts';
import type { WhichLimit } from './limit.ts';
import { isLastNeeded } from './set-limit.ts';

/** The second approval of the member about a higher limit, after its hours. */
export async function confirmRaise(
  deps: ProtectionDeps,
  member: SessionMember,
  { kind, period }: WhichLimit,
  language: Language,
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    await lockBook(tx, member.id);
    const now = deps.clock();
    const raise = (await readRaises(tx, member.id, now)).find((one) => one.kind === kind && one.period === period);
    if (!raise) return refuse('noSuchThing');
    if (raise.confirmFrom > now) {
      return refuse('tooEarlyToConfirm', { from: momentText(raise.confirmFrom, language) });
    }
    const { rules } = await deps.jurisdictionOfMember(member.id, tx);
    const isNeeded = isLastNeeded(await kindsSet(tx, member.id), { kind, period }, rules['limits.mandatory']);
    if (raise.most === null && isNeeded) return refuse('limitNeeded', { limits: kindsText([kind], language) });
    const before = await findLimit(tx, member.id, { kind, period });
    await writeLimit(tx, member.id, { kind, period }, raise.most);
    await setAllowance(tx, member.id, now);
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `limit:${kind}.${period}`,
      command: 'limit.confirmHigher',
      before: { most: before === undefined ? null : String(before) },
      after: {
        most: raise.most === null ? null : String(raise.most),
        ...(kind === 'time' ? {} : { currency: member.currency }),
      },
    });
    return ok(null);
  });
}

/** Takes back that a limit be higher. */
export async function withdrawRaise(
  deps: ProtectionDeps,
  member: SessionMember,
  which: WhichLimit,
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await deleteRaise(tx, member.id, which))) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `limit:${which.kind}.${which.period}`,
      command: 'limit.withdrawHigher',
    });
    return ok(null);
  });
}

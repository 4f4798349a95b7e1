import { lockBook, setAllowance } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { scaleOf } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { Language } from '../../../http/language.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { kindsText } from '../texts/kinds-text.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { findLimit, kindsSet, writeLimit, writeRaise } from './limit.store.ts';
import { minutesOf, storedOf, type WhichLimit } from './limit.ts';

const hourMs = 3_600_000;
/** Anyone who has not confirmed a higher limit a week after it could be confirmed does not want it any more. */
const confirmWithinMs = 7 * 24 * hourMs;

/**
 * Sets a limit, or takes it away with an undefined `most`. A lower one holds at once, a higher one after the hours of the place
 * and a confirmation (RTS 12B). Answers from when it is to be confirmed.
 */
export async function setLimit(
  deps: ProtectionDeps,
  member: SessionMember,
  input: WhichLimit & { most?: number | undefined; timeZone?: string | undefined },
  language: Language,
): Promise<Result<{ confirmFrom: string | null }>> {
  const { kind, period } = input;
  const most = input.most === undefined ? null : storedOf(kind, input.most, member.currency);
  if (most === undefined) return refuse('amountInvalid', { places: kind === 'time' ? 0 : scaleOf(member.currency) });
  if (kind === 'time' && most !== null && most > BigInt(minutesOf[period])) {
    return refuse('amountTooLarge', { maximum: `${minutesOf[period]} min` });
  }
  return inTransaction(deps.db, async (tx) => {
    await lockBook(tx, member.id);
    const { rules } = await deps.jurisdictionOfMember(member.id, tx);
    const now = deps.clock();
    const zone = await keepTimeZone(tx, member.id, input.timeZone);
    if (!zone.ok) return zone;
    const before = await findLimit(tx, member.id, { kind, period });
    if (most === null) {
      if (before === undefined) return ok({ confirmFrom: null });
      if (isLastNeeded(await kindsSet(tx, member.id), { kind, period }, rules['limits.mandatory'])) {
        return refuse('limitNeeded', { limits: kindsText([kind], language) });
      }
    }
    const isLower = most !== null && (before === undefined || most <= before);
    const confirmFrom = new Date(now.getTime() + rules['limits.raiseAfterHours'] * hourMs);
    if (isLower) {
      await writeLimit(tx, member.id, { kind, period }, most);
      await setAllowance(tx, member.id, now);
    } else {
      const confirmUntil = new Date(confirmFrom.getTime() + confirmWithinMs);
      await writeRaise(tx, member.id, { kind, period, most, confirmFrom, confirmUntil });
    }
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `limit:${kind}.${period}`,
      command: isLower ? 'limit.set' : 'limit.askHigher',
      before: { most: before === undefined ? null : String(before) },
      after: {
        most: most === null ? null : String(most),
        ...(kind === 'time' ? {} : { currency: member.currency }),
        ...(isLower ? {} : { confirmFrom: confirmFrom.toISOString() }),
      },
    });
    return ok({ confirmFrom: isLower ? null : confirmFrom.toISOString() });
  });
}

/** Whether a kind that the place asks for would be without any limit. */
export function isLastNeeded(set: readonly WhichLimit[], gone: WhichLimit, needed: readonly string[]): boolean {
  return needed.includes(gone.kind) && !set.some(({ kind, period }) => kind === gone.kind && period !== gone.period);
}

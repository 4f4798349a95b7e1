import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { knowsTimeZone, lockSettingsOf, preferenceOf, putQuietHours, type QuietHours } from './choices.store.ts';

/** Sets the hours in which push waits; null ends them. A repeat changes nothing. */
export async function setQuietHours(db: Database, memberId: bigint, hours: QuietHours | null): Promise<Result<null>> {
  if (hours && hours.from === hours.until) return refuse('invalidField', { field: 'until' });
  return inTransaction(db, async (tx) => {
    await lockSettingsOf(tx, memberId);
    if (hours && !(await knowsTimeZone(tx, hours.timeZone))) return refuse('invalidField', { field: 'timeZone' });
    const { quietHours: before } = await preferenceOf(tx, memberId);
    if (JSON.stringify(before) === JSON.stringify(hours)) return ok(null);
    await putQuietHours(tx, memberId, hours);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'notifications.quietHours',
      before: textsOf(before),
      after: textsOf(hours),
    });
    return ok(null);
  });
}

function textsOf(hours: QuietHours | null) {
  return hours
    ? { from: timeText(hours.from), until: timeText(hours.until), timeZone: hours.timeZone }
    : { quietHours: null };
}

/** HH:MM of a minute of the day. */
export function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

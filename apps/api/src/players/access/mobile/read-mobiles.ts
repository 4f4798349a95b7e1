import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { e164Of } from './e164.ts';
import { keepRead, lockUnread } from './mobile.store.ts';

const atOnce = 500;
const everyMs = 3_600_000;

/**
 * Reads the numbers of members who joined before numbers were compared in E.164, some at a time until none is left.
 * It may run in several processes and any number of times. Two members who turn out to have one phone both stay as
 * they are; that they do is recorded, and an operator finds them in a list.
 */
export async function readMobiles(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const unread = await lockUnread(tx, atOnce);
    if (unread.length === 0) return 0;
    const shared = await keepRead(
      tx,
      unread.map((member) => ({ id: member.id, e164: e164Of(member) })),
    );
    for (const { id, holderId } of shared) {
      await recordAuditEvent(tx, {
        actor: 'system:mobiles',
        memberId: id,
        subject: `member:${id}`,
        command: 'member.noteSharedMobile',
        before: { standing: null },
        after: { standing: 'shared', with: String(holderId) },
      });
    }
    return unread.length;
  });
}

/** From the start on, until every number has been read; later rounds find none. */
export function readMobilesJob(db: Database): StandingJob {
  return { name: 'readMobiles', everyMs, run: () => readMobiles(db).catch(again) };
}

const takenMeanwhile = '23505';

/** Somebody joined with one of the numbers while they were read: the next round finds it held. */
function again(error: { code?: string }): number {
  if (error.code !== takenMeanwhile) throw error;
  return 1;
}

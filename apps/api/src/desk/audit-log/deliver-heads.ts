import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { kindOfTarget, problemOf, sendHead, shownTarget } from '@fairhouse/operation';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { type DueDelivery, giveUp, markFailed, markSent, takeDue } from './delivery.store.ts';
import { headsDelivered } from './record.metrics.ts';

export interface DeliveryDeps {
  db: Database;
  /** Hands a mail to those that wait to be sent, in the transaction. */
  writeMail(tx: Transaction, to: string, mail: { subject: string; paragraphs: string[] }): Promise<void>;
  log: { warn(details: object, message: string): void };
}

const everyMs = 1_000;
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
const keepTryingMs = 7 * 24 * 3_600_000;

export function deliverHeadsJob(deps: DeliveryDeps): StandingJob {
  return { name: 'deliverHeads', everyMs, run: () => deliverNextHead(deps, new Date()) };
}

/**
 * One round: how many heads were tried. Each is sent at least once: a crash between sending and noting sends it again. A
 * target that fails is left alone for 5 s, 10 s, 20 s … up to an hour, and a head that has waited for a week is given up.
 */
export function deliverNextHead({ db, writeMail, log }: DeliveryDeps, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await takeDue(tx, now);
    if (!due) return 0;
    try {
      await sendHead(due.target, due.note);
    } catch (error) {
      const problem = problemOf(error);
      log.warn(
        { target: shownTarget(due.target), size: String(due.size), tries: due.tries + 1, problem },
        'a signed head of the audit log was not delivered',
      );
      const pauseMs = Math.min(firstPauseMs * 2 ** due.tries, longestPauseMs);
      await markFailed(tx, due, { problem, nextTryAt: new Date(now.getTime() + pauseMs) });
      await giveUp(tx, due.target, new Date(now.getTime() - keepTryingMs), now);
      headsDelivered.inc({ outcome: 'failed' });
      return 1;
    }
    // Beside the note of its delivery: a mail is handed on with it, or not at all.
    if (kindOfTarget(due.target) === 'mail') await writeMail(tx, due.target, mailOf(due));
    await markSent(tx, due, now);
    headsDelivered.inc({ outcome: 'sent' });
    return 1;
  });
}

function mailOf({ size, note }: DueDelivery) {
  return {
    subject: `Head of the audit log at ${size} entries`,
    paragraphs: [
      'Keep this email. With a head of the audit log, anyone can show later that nothing before it was changed, removed or reordered.',
      note,
    ],
  };
}

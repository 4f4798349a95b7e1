import type { ArticleLanguage } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { addConsents } from './consent.store.ts';

interface Answer {
  memberId: bigint;
  what: 'offers' | 'liveRounds';
  given: boolean;
  /** Of the sentence beside the tick. */
  version: number;
  language: ArticleLanguage;
  /** Names the audit event. */
  command: string;
}

/** Records a member's yes or no that differs from the one before, with its audit event. */
export async function recordAnswer(
  tx: Transaction,
  { memberId, what, given, version, language, command }: Answer,
): Promise<void> {
  await addConsents(tx, memberId, [{ what, code: null, version, language, given, place: 'yourData' }]);
  await recordAuditEvent(tx, {
    actor: `member:${memberId}`,
    memberId,
    subject: `member:${memberId}`,
    command,
    before: { [what]: !given },
    after: { [what]: given, version },
  });
}

import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { insertReport, lockOpenCase } from './case.store.ts';
import { openCase } from './open-case.ts';

export interface HarmReport {
  memberId: bigint;
  /** Who of the staff reports it. */
  by: string;
  /** Where it was noticed, such as `contact:55`. */
  subject: string;
  text: string;
}

/** Gives what a colleague noticed to the protection team, in the case of the member that is open or in a new one. Answers which. */
export async function reportHarm(tx: Transaction, { memberId, by, subject, text }: HarmReport): Promise<bigint> {
  const at = new Date();
  await openCase(tx, { memberId, score: 0, markers: [], at });
  const caseId = await lockOpenCase(tx, memberId);
  if (caseId === undefined) throw new Error('the case was closed while it was reported to');
  await insertReport(tx, { caseId, by, subject, text, at });
  await recordAuditEvent(tx, {
    actor: `operator:${by}`,
    memberId,
    subject: `harm-case:${caseId}`,
    command: 'harmCase.report',
    after: { about: subject, text },
  });
  return caseId;
}

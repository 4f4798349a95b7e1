import type { RiskSeverity } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { insertCase, insertMembers, insertNote } from './case.store.ts';

/** Opens a case about one member in the transaction of what it is about, for somebody of the staff to look into. */
export async function openCaseBySystem(
  tx: Transaction,
  {
    by,
    title,
    memberId,
    severity,
    note,
  }: {
    by: `system:${string}`;
    title: string;
    memberId: bigint;
    severity: RiskSeverity;
    note: string;
  },
): Promise<void> {
  const id = await insertCase(tx, title, by, severity);
  await insertMembers(tx, id, [memberId], by);
  await insertNote(tx, id, note, by);
  await recordAuditEvent(tx, {
    actor: by,
    memberId,
    subject: `risk-case:${id}`,
    command: 'riskCase.open',
    after: { state: 'open', title, severity, memberId: Number(memberId) },
  });
}

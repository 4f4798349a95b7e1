import type { RiskSeverity } from '@fairhouse/contract/operator';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertCase } from './case.store.ts';
import { type WholeCase, wholeCase } from './case.wire.ts';
import { type CaseParts, fillCase } from './fill-case.ts';

/** Opens a case of alerts and members; with none of either there is nothing to look into. */
export async function openCase(
  { db }: Pick<RiskDeps, 'db'>,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  { title, severity, ...parts }: CaseParts & { title: string; severity?: RiskSeverity | undefined },
): Promise<Result<WholeCase>> {
  if (title === '') return refuse('missingField', { field: 'the title' });
  if (parts.alertIds.length + parts.memberIds.length === 0) {
    return refuse('missingField', { field: 'an alert or a member' });
  }
  return unlessRefused(db, async (tx) => {
    const by = `operator:${operator.name}`;
    const id = await insertCase(tx, title, by, severity);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `risk-case:${id}`,
      command: 'riskCase.open',
      after: { state: 'open', title, ...(severity && { severity }) },
    });
    const refused = await fillCase(tx, operator, id, parts);
    if (refused) return refused;
    return ok((await wholeCase(tx, id))!);
  });
}

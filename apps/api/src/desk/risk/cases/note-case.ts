import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertNote } from './case.store.ts';
import type { WholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';

export async function noteCase(
  deps: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  { id, text }: { id: bigint; text: string },
): Promise<Result<WholeCase>> {
  if (text === '') return refuse('missingField', { field: 'the note' });
  return changeCase(deps, operator, id, async (tx, _, by) => {
    const note = await insertNote(tx, id, text, by);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `risk-case:${id}`,
      command: 'riskCase.note',
      after: { note: String(note), text },
    });
    return undefined;
  });
}

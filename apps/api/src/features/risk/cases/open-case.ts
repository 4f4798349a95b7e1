import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertCase } from './case.store.ts';
import { type WholeCase, wholeCase } from './case.wire.ts';
import { type CaseParts, fillCase } from './fill-case.ts';

/** Takes the case back that was begun: nothing of it is to stay. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

/** Opens a case of alerts and members; with none of either there is nothing to look into. */
export async function openCase(
  { db }: Pick<RiskDeps, 'db'>,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  { title, ...parts }: CaseParts & { title: string },
): Promise<Result<WholeCase>> {
  if (title === '') return refuse('missingField', { field: 'the title' });
  if (parts.alertIds.length + parts.memberIds.length === 0) {
    return refuse('missingField', { field: 'an alert or a member' });
  }
  try {
    return await inTransaction(db, async (tx) => {
      const by = `operator:${operator.name}`;
      const id = await insertCase(tx, title, by);
      await recordAct(tx, {
        actor: by,
        subject: `risk-case:${id}`,
        verb: 'riskCase.open',
        after: { state: 'open', title },
      });
      const refused = await fillCase(tx, operator, id, parts);
      if (refused) throw new Refused(refused);
      return ok((await wholeCase(tx, id))!);
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

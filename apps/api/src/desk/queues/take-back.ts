import type { Language } from '../../http/language.ts';
import { refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { changeRows, type Rows } from './change-rows.ts';
import { takeBack } from './decision.store.ts';
import { claimRows } from './hold.store.ts';
import type { QueuesDeps } from './queues.deps.ts';

/** Takes own decisions back while they wait for their moment; the rows are held on. */
export function takeBackDecisions(deps: QueuesDeps, person: StaffPerson, rows: Rows, language: Language) {
  return changeRows(deps, person, rows, language, async (tx, row) => {
    if (row.decisionState !== 'waiting' || row.decisionId === null) return refuse('tooLateToTakeBack');
    if (row.decisionBy !== person.id) return refuse('notPermitted');
    if (!(await takeBack(tx, row.decisionId, person))) return refuse('tooLateToTakeBack');
    await claimRows(tx, rows.queue, [row.id], person);
    return {
      command: 'queue.takeBack',
      after: { queue: rows.queue, decision: row.decisionWhat, decisionId: String(row.decisionId) },
    };
  });
}

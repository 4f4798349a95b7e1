import type { Language } from '../../http/language.ts';
import { type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { changeRows, type Outcomes, type Rows, untouchable } from './change-rows.ts';
import { assignRow, escalateRow, releaseRow, snoozeRow, wakeRow } from './hold.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { isOwnAffair, mayAssign, mayHandOver } from './row.wire.ts';
import { isRole, staffByName } from './staff.store.ts';

const longestSnoozeDays = 30;
const dayMs = 24 * 3_600_000;

/** Gives claims back. What was nobody's stays so. */
export function releaseRows(deps: QueuesDeps, person: StaffPerson, rows: Rows, language: Language) {
  return changeRows(deps, person, rows, language, async (tx, row) => {
    const other = untouchable({ ...row, decisionState: null }, person);
    if (other) return other;
    await releaseRow(tx, rows.queue, row.id, person);
    return undefined;
  });
}

/** Gives rows to somebody who may see the queue, or to nobody. */
export async function assignRows(
  deps: QueuesDeps,
  person: StaffPerson,
  rows: Rows & { to: string | undefined },
  language: Language,
): Promise<Result<Outcomes>> {
  const { queue, to: name } = rows;
  const to = name === undefined ? undefined : await staffByName(deps.db, name);
  if (name !== undefined && !to) return refuse('noSuchThing');
  if (to && !to.permissions.has(queueOf(queue).read)) return refuse('notPermitted');
  return changeRows(deps, person, rows, language, async (tx, row) => {
    const isForOther = to !== undefined && to.id !== person.id;
    if (!mayAssign(row, person) || (isForOther && !mayHandOver(queue, row, person))) {
      return refuse('notPermitted');
    }
    if (to && isOwnAffair(row, to)) return refuse('ownAffair');
    await assignRow(tx, queue, row.id, to);
    // It is the colleague's now.
    if (isForOther) await releaseRow(tx, queue, row.id, person);
    return { command: 'queue.assign', after: { queue, to: to?.name ?? null } };
  });
}

/** Takes rows out of the list for a while. */
export async function snoozeRows(
  deps: QueuesDeps,
  person: StaffPerson,
  { until, reason, ...rows }: Rows & { until: string; reason: string },
  language: Language,
): Promise<Result<Outcomes>> {
  const inMs = new Date(until).getTime() - Date.now();
  if (inMs <= 0 || inMs > longestSnoozeDays * dayMs) return refuse('invalidField', { field: 'until' });
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return changeRows(deps, person, rows, language, async (tx, row) => {
    const why = untouchable(row, person);
    if (why) return why;
    await snoozeRow(tx, rows.queue, row.id, { until: new Date(until), reason });
    return { command: 'queue.snooze', after: { queue: rows.queue, until, reason } };
  });
}

/** Brings them back before their time. */
export function wakeRows(deps: QueuesDeps, person: StaffPerson, rows: Rows, language: Language) {
  return changeRows(deps, person, rows, language, async (tx, row) =>
    (await wakeRow(tx, rows.queue, row.id)) ? { command: 'queue.wake', after: { queue: rows.queue } } : undefined,
  );
}

/** Hands rows to a role. */
export async function escalateRows(
  deps: QueuesDeps,
  person: StaffPerson,
  { to, reason, ...rows }: Rows & { to: string; reason: string },
  language: Language,
): Promise<Result<Outcomes>> {
  if (!(await isRole(deps.db, to))) return refuse('invalidField', { field: 'to' });
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return changeRows(deps, person, rows, language, async (tx, row) => {
    const why = untouchable(row, person);
    if (why) return why;
    await escalateRow(tx, rows.queue, row.id, { to, by: person.name, reason });
    return { command: 'queue.escalate', after: { queue: rows.queue, to, reason } };
  });
}

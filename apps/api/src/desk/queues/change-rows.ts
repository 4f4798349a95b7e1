import { errorCodes } from '@fairhouse/contract';
import type { OperatorCallOutput, QueueName } from '@fairhouse/contract/operator';
import { inTransaction, readingAcross, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Language } from '../../http/language.ts';
import { messageOf } from '../../http/messages/index.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import { isSameMember, type StaffPerson } from '../../http/staff-person.ts';
import { obstaclesOf } from './obstacles.ts';
import { findQueueRows, type QueueRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { rowWire } from './row.wire.ts';

export type Outcomes = OperatorCallOutput<'/operator/queue/release'>;

export interface Rows {
  queue: QueueName;
  ids: readonly number[];
}

/** What is recorded of a change; undefined: nothing happened that a reader of the record would look for. */
export type Changed = { command: string; after?: Record<string, unknown> } | undefined;

/** Does something with each of the rows, each with an outcome of its own, in one transaction with its record. */
export async function changeRows(
  deps: QueuesDeps,
  person: StaffPerson,
  { queue, ids }: Rows,
  language: Language,
  change: (tx: Transaction, row: QueueRow) => Promise<Changed | Refusal>,
): Promise<Result<Outcomes>> {
  if (!person.permissions.has(queueOf(queue).read)) return refuse('notPermitted');
  // The database refuses the audit event of a person's own row, which would take those of the other rows back as well.
  const changeUnlessOwn = async (tx: Transaction, row: QueueRow) =>
    isSameMember(person, row.memberId) ? refuse('ownAffair') : change(tx, row);
  const refused = await inTransaction(deps.db, async (tx) => {
    const rows = await readingAcross(tx, () => rowsById(tx, queue, person, ids));
    const refusals = new Map<number, Refusal>();
    // In the order of their ids, so that two who change the same rows do not wait for one another.
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const row = rows.get(id);
      const changed = row ? await changeUnlessOwn(tx, row) : refuse('noSuchThing');
      if (changed && 'error' in changed) refusals.set(id, changed);
      else if (changed && row) await recordAuditEvent(tx, auditEventOf(person, row, changed));
    }
    return refusals;
  });
  return ok(await outcomesOf(deps, person, { queue, ids }, language, refused));
}

export function auditEventOf(
  { name }: StaffPerson,
  { memberId, subject }: Pick<QueueRow, 'memberId' | 'subject'>,
  { command, after }: NonNullable<Changed>,
) {
  return {
    actor: `operator:${name}`,
    ...(memberId === null ? {} : { memberId }),
    subject,
    command,
    ...(after ? { after } : {}),
  };
}

export async function rowsById(
  db: Parameters<typeof findQueueRows>[0],
  queue: QueueName,
  person: StaffPerson,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QueueRow>> {
  const found = await findQueueRows(db, queue, person, ids.map(BigInt));
  return new Map(found.map((row) => [Number(row.id), row]));
}

/** The result for each, in the order that was sent, with the row as it is now. */
export async function outcomesOf(
  deps: QueuesDeps,
  person: StaffPerson,
  { queue, ids }: Rows,
  language: Language,
  refusals: ReadonlyMap<number, Refusal>,
): Promise<Outcomes> {
  const rows = await rowsById(deps.db, queue, person, ids);
  const obstacles = await obstaclesOf(deps, queue, [...rows.values()]);
  const targets = await deps.settingOf('queue', queue);
  return {
    outcomes: ids.map((id) => {
      const refusal = refusals.get(id);
      const row = rows.get(id);
      return {
        id,
        error: refusal ? errorCodes[refusal.error] : 0,
        message: refusal ? messageOf(refusal.saying ?? refusal.error, language, refusal.values) : '',
        row: row ? rowWire(queue, row, person, targets, obstacles.get(row.id)) : null,
      };
    }),
  };
}

/** Why this person may not touch the row now; undefined when they may. */
export function untouchable(row: QueueRow, person: StaffPerson): Refusal | undefined {
  if (row.decisionState === 'waiting') return refuse('decisionWaits', { by: row.decisionMaker ?? '' });
  if (row.claimedBy === null || row.claimedBy === person.id) return undefined;
  const until = row.claimedUntil?.toISOString().slice(11, 16) ?? '';
  return refuse('alreadyClaimed', { by: row.claimedName ?? '', until });
}

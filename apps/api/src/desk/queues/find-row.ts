import type { QueueName, QueueRow as QueueRowWire } from '@fairhouse/contract/operator';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { obstaclesOf } from './obstacles.ts';
import { findQueueRows, type QueueRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { rowWire } from './row.wire.ts';

/** One row that waits, for somebody who may see the queue. */
export async function findRow(
  deps: QueuesDeps,
  person: StaffPerson,
  queue: QueueName,
  id: bigint,
): Promise<Result<{ row: QueueRow; wire: QueueRowWire }>> {
  if (!person.permissions.has(queueOf(queue).read)) return refuse('notPermitted');
  const [row] = await findQueueRows(deps.db, queue, person, [id]);
  if (!row) return refuse('noSuchThing');
  const obstacle = (await obstaclesOf(deps, queue, [row])).get(row.id);
  return ok({ row, wire: rowWire(queue, row, person, await deps.settingOf('queue', queue), obstacle) });
}

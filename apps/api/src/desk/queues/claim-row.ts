import type { OperatorCalls, QueueName, QueueRow as QueueRowWire } from '@fairhouse/contract/operator';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { untouchable } from './change-rows.ts';
import { findRow } from './find-row.ts';
import { claimRows } from './hold.store.ts';
import { questionOf } from './question.ts';
import { findQueueRows, type Place, pageOfQueue } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { isOwnAffair } from './row.wire.ts';

/** Takes a row that nobody else holds. */
export async function claimRow(
  deps: QueuesDeps,
  person: StaffPerson,
  queue: QueueName,
  id: bigint,
): Promise<Result<QueueRowWire>> {
  const found = await findRow(deps, person, queue, id);
  if (!found.ok) return found;
  if (isOwnAffair(found.data.row, person)) return refuse('ownAffair');
  const [claimed] = await claimRows(deps.db, queue, [id], person);
  const now = await findRow(deps, person, queue, id);
  if (!now.ok) return now;
  const { row, wire } = now.data;
  return claimed === undefined ? (untouchable(row, person) ?? refuse('conflict')) : ok(wire);
}

type Input = z.output<OperatorCalls['/operator/queue/next']['input']>;

const lookAtOnce = 20;
const mostRounds = 100;

/** Takes the first row of the list that is free for this person; null when there is none. */
export async function claimNext(
  deps: QueuesDeps,
  person: StaffPerson,
  input: Input,
): Promise<Result<QueueRowWire | null>> {
  const { queue, sort, direction } = input;
  const question = await questionOf(deps, person, input);
  if (!question.ok) return question;
  const after = input.after === undefined ? undefined : await placeOfRow(deps, person, input, BigInt(input.after));
  // Others may take what was just seen to be free: each of them has one row less to take then.
  for (let round = 0; round < mostRounds; round++) {
    const free = await pageOfQueue(
      deps.db,
      question.data,
      { sort, direction },
      { after, most: lookAtOnce, onlyFree: true },
    );
    if (free.length === 0) return ok(null);
    for (const { id } of free) {
      const [claimed] = await claimRows(deps.db, queue, [id], person);
      if (claimed === undefined) continue;
      const now = await findRow(deps, person, queue, id);
      // It may have been decided since; then the next is as good.
      if (now.ok && now.data.row.decisionState !== 'waiting') return ok(now.data.wire);
    }
  }
  return ok(null);
}

async function placeOfRow(
  deps: QueuesDeps,
  person: StaffPerson,
  { queue, sort }: Input,
  id: bigint,
): Promise<Place | undefined> {
  const [row] = await findQueueRows(deps.db, queue, person, [id], sort);
  return row && [row.sortKey, String(id)];
}

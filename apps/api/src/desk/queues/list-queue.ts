import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { obstaclesOf } from './obstacles.ts';
import { questionOf } from './question.ts';
import { pageOfQueue, type QueueTotals, totalsOfQueue } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { rowWire } from './row.wire.ts';

type List = OperatorCallOutput<'/operator/queue/list'>;
type Input = z.output<OperatorCalls['/operator/queue/list']['input']>;

/** A page of a queue, and with the first one the totals over the very same filter. */
export async function listQueue(deps: QueuesDeps, person: StaffPerson, input: Input): Promise<Result<List>> {
  const { queue, sort, direction, cursor, pageSize } = input;
  const question = await questionOf(deps, person, input);
  if (!question.ok) return question;
  const after = cursor === undefined ? undefined : placeOf({ sort, direction }, cursor);
  if (cursor !== undefined && !after) return refuse('invalidField', { field: 'cursor' });
  const found = await pageOfQueue(deps.db, question.data, { sort, direction }, { after, most: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const obstacles = await obstaclesOf(deps, queue, rows);
  const last = rows.at(-1);
  return ok({
    rows: rows.map((row) => rowWire(queue, row, person, question.data, obstacles.get(row.id))),
    next: last && found.length > rows.length ? cursorOf({ sort, direction }, [last.sortKey, String(last.id)]) : null,
    totals: after ? null : totalsWire(await totalsOfQueue(deps.db, question.data)),
  });
}

function totalsWire(totals: QueueTotals[]): NonNullable<List['totals']> {
  const sum = (of: 'count' | 'amber' | 'red') => totals.reduce((all, one) => all + one[of], 0);
  const oldest = totals.map((one) => one.oldest).sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    count: sum('count'),
    amber: sum('amber'),
    red: sum('red'),
    // What waits without an amount is counted above, and is no sum of money.
    amounts: totals.flatMap(({ currency, withAmount, amount }) =>
      currency === null || withAmount === 0
        ? []
        : [{ currency, count: withAmount, amount: toWire(amountOf(currency, amount)) }],
    ),
    oldest: oldest?.toISOString() ?? null,
  };
}

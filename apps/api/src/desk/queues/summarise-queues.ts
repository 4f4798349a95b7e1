import { type OperatorCallOutput, type QueueName, queueNames } from '@fairhouse/contract/operator';
import type { StaffPerson } from '../../http/staff-person.ts';
import { questionOf } from './question.ts';
import { commonFilters, commonSorts } from './queue-declaration.ts';
import { summaryOfQueue } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';

type Summary = OperatorCallOutput<'/operator/queue/summary'>;

/** What waits in each queue that this person may see, and what it can be asked and told. */
export async function summariseQueues(deps: QueuesDeps, person: StaffPerson): Promise<Summary> {
  const summaries: Summary = [];
  for (const queue of queueNames) {
    const summary = await summarise(deps, person, queue);
    if (summary) summaries.push(summary);
  }
  return summaries;
}

async function summarise(deps: QueuesDeps, person: StaffPerson, queue: QueueName) {
  const filter = { hold: 'open', whose: 'anybody' } as const;
  const question = await questionOf(deps, person, { queue, filter, sort: 'waitingSince' });
  if (!question.ok) return undefined;
  const { filters, sorts = [], decisions } = queueOf(queue);
  const groups = await summaryOfQueue(deps.db, question.data);
  const sum = (of: 'waiting' | 'mine' | 'amber' | 'red') => groups.reduce((all, one) => all + one[of], 0);
  const oldest = groups.flatMap((one) => (one.oldest ? [one.oldest.getTime()] : []));
  return {
    queue,
    waiting: sum('waiting'),
    mine: sum('mine'),
    amber: sum('amber'),
    red: sum('red'),
    oldest: oldest.length > 0 ? new Date(Math.min(...oldest)).toISOString() : null,
    amberMinutes: question.data.amberMinutes,
    redMinutes: question.data.redMinutes,
    filters: [...commonFilters, ...filters],
    sorts: [...commonSorts, ...sorts],
    kinds: known(groups.map(({ kind }) => kind)),
    providers: known(groups.map(({ provider }) => provider)),
    decisions: Object.entries(decisions).map(([name, it]) => ({
      name,
      answer: it.answer,
      may: person.permissions.has(it.permission),
      reason: it.reason,
      values: Object.entries(it.values ?? {}).map(([value, required]) => ({ name: value, required })),
      bulk: it.bulk ?? false,
      toMember: it.toMember ?? false,
    })),
  };
}

/** Each of them once, in their order. */
const known = (codes: (string | null)[]) => [...new Set(codes.filter((code) => code !== null))].sort();

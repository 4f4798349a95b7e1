import { type HeldRoleName, permissionNames, queueNames } from '@fairhouse/contract/operator';
import type { QueueAge } from '../../db/queue-age.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { questionOf } from './question.ts';
import { totalsOfQueue } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';

/** The casino itself, which sees every row; it is nobody, so nothing is its own affair. */
const casino: StaffPerson = {
  id: 0n,
  name: 'casino',
  roles: [] as HeldRoleName[],
  permissions: new Set(permissionNames),
  memberIds: [],
};

/** What waits in every queue, by the same sums as its list. */
export async function measureQueues(deps: Pick<QueuesDeps, 'db' | 'settingOf'>): Promise<QueueAge[]> {
  const ages: QueueAge[] = [];
  // One after another: each counts, and nobody waits for it.
  for (const queue of queueNames) {
    const filter = { hold: 'open', whose: 'anybody' } as const;
    const question = await questionOf(deps, casino, { queue, filter, sort: 'waitingSince' });
    if (!question.ok) throw new Error(`the queue ${queue} cannot be measured`);
    const totals = await totalsOfQueue(deps.db, question.data);
    const sum = (of: 'count' | 'amber' | 'red') => totals.reduce((all, one) => all + one[of], 0);
    const oldest = totals.map((one) => one.oldest.getTime());
    ages.push({
      queue,
      waiting: sum('count'),
      amber: sum('amber'),
      red: sum('red'),
      oldest: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
      amberMinutes: question.data.amberMinutes,
      redMinutes: question.data.redMinutes,
    });
  }
  return ages;
}

import type { QueueFilter, QueueName, QueueSort } from '@fairhouse/contract/operator';
import { fromWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { commonFilters, commonSorts } from './queue-declaration.ts';
import type { QueueQuestion } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';

export interface Asked {
  queue: QueueName;
  filter: QueueFilter;
  sort: QueueSort;
}

/** What somebody asks of a queue, if they may see it and it knows what is filtered by. */
export async function questionOf(
  { settingOf }: Pick<QueuesDeps, 'settingOf'>,
  person: StaffPerson,
  { queue, filter, sort }: Asked,
): Promise<Result<QueueQuestion>> {
  const { read, filters, sorts = [] } = queueOf(queue);
  if (!person.permissions.has(read)) return refuse('notPermitted');
  const known: readonly string[] = [...commonFilters, ...filters];
  const unknown = Object.entries(filter).find(([field, value]) => value !== undefined && !known.includes(field));
  if (unknown) return refuse('invalidField', { field: `filter.${unknown[0]}` });
  if (![...commonSorts, ...sorts].includes(sort)) return refuse('invalidField', { field: 'sort' });
  // Amounts of several currencies have no order.
  const currency = filter.currency?.length === 1 ? filter.currency[0] : undefined;
  const ofAmount = sort === 'amount' || filter.amountFrom !== undefined || filter.amountTo !== undefined;
  if (ofAmount && !currency) return refuse('invalidField', { field: 'filter.currency' });
  const minor = (value: number | undefined) => (value === undefined ? undefined : fromWire(value, currency!));
  const bounds = [filter.amountFrom, filter.amountTo].map(minor);
  if (ofAmount && [filter.amountFrom, filter.amountTo].some((it, n) => it !== undefined && !bounds[n])) {
    return refuse('invalidField', { field: 'filter.amountFrom' });
  }
  const { amberMinutes, redMinutes } = await settingOf('queue', queue);
  return ok({
    queue,
    person,
    filter,
    amountFrom: bounds[0]?.minor,
    amountTo: bounds[1]?.minor,
    amberMinutes,
    redMinutes,
  });
}

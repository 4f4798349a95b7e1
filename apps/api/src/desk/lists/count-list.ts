import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import { usualAnswerMs } from '@fairhouse/database';
import type { z } from 'zod';
import { withinTime } from '../../db/bounded-reads.store.ts';
import { ok, type Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { countOfList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { questionOf } from './question.ts';

const countedUpTo = 10_000;
/** Of the usual time: two seconds. The number is secondary to the rows. */
const partOfTime = 0.4;

type Count = OperatorCallOutput<'/operator/list/count'>;
type Input = z.output<OperatorCalls['/operator/list/count']['input']>;

/** How many rows a list has under a filter. */
export async function countList(
  { db }: Pick<ListsDeps, 'db'>,
  person: StaffPerson,
  asked: Input,
): Promise<Result<Count>> {
  const question = questionOf(person, asked);
  if (!question.ok) return question;
  const count = await withinTime(db, usualAnswerMs() * partOfTime, (tx) =>
    countOfList(tx, question.data, countedUpTo + 1),
  );
  return ok({
    count: count === undefined ? null : Math.min(count, countedUpTo),
    isMore: count !== undefined && count > countedUpTo,
    countedUpTo,
  });
}

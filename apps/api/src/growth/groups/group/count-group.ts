import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { isTooLong } from '../../../db/bounded-reads.store.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { boundQuestion, countAndSample, type SampledMember } from '../rules/chosen.store.ts';
import { compileRule } from '../rules/compile-rule.ts';
import { readRule } from '../rules/read-rule.ts';

type Counted = OperatorCallOutput<'/operator/group/count'>;

/** Somebody is writing the rule and waits: a sum over a year of a million members takes some seconds. */
const mostMs = 10_000;
const sampled = 10;

/** Whom a rule means now, exactly, or that it cannot be said in so short a time; never a guess. */
export async function countGroup(
  { db }: Pick<GroupsDeps, 'db'>,
  given: unknown,
  withinMs = mostMs,
): Promise<Result<Counted>> {
  const read = readRule(given);
  if (!read.ok) return read;
  const compiled = compileRule(read.data);
  try {
    const { currencies, sample } = await inTransaction(db, async (tx) => {
      await boundQuestion(tx, withinMs);
      return countAndSample(tx, compiled, sampled);
    });
    const members = currencies.reduce((sum, of) => sum + of.members, 0);
    return ok({ members, withinMs, currencies, sample: sample.map(sampleWire) });
  } catch (error) {
    if (isTooLong(error)) return ok({ members: null, withinMs, currencies: [], sample: [] });
    throw error;
  }
}

function sampleWire({ id, createdAt, ...member }: SampledMember): Counted['sample'][number] {
  return { ...member, id: Number(id), createTime: createdAt.toISOString() };
}

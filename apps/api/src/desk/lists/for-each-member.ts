import { errorCodes } from '@fairhouse/contract';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Language } from '../../http/language.ts';
import { messageOf } from '../../http/messages/index.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { isSameMember } from '../../http/staff-person.ts';

type Outcomes = OperatorCallOutput<'/operator/members/note'>;

/**
 * Does something about each of these members, one after the other, each in a transaction with its audit event. What is refused
 * about one keeps nothing from the others.
 */
export async function forEachMember(
  operator: Operator,
  memberIds: readonly number[],
  language: Language,
  change: (memberId: number) => Promise<Result<unknown>>,
): Promise<Result<Outcomes>> {
  const outcomes: Outcomes['outcomes'] = [];
  for (const memberId of new Set(memberIds)) {
    // The database refuses the audit event of a person's own affair as well.
    const done = isSameMember(operator, BigInt(memberId)) ? refuse('ownAffair') : await change(memberId);
    outcomes.push({
      memberId,
      error: done.ok ? 0 : errorCodes[done.error],
      message: done.ok ? '' : messageOf(done.saying ?? done.error, language, done.values),
    });
  }
  return ok({ outcomes });
}

import { type Refusal, refuse } from '../../http/result.ts';

/** The refusal for each rule that the database enforces (`approval_check`, `audit_event_refuse_own_affair`). */
const refusals: Record<string, Refusal> = {
  approval_takes_two: refuse('secondOperatorNeeded'),
  approval_checker_benefits: refuse('ownAffair'),
  approval_maker_benefits: refuse('ownAffair'),
  audit_event_own_affair: refuse('ownAffair'),
  approval_maker_manages_staff: refuse('notPermitted'),
  approval_checker_manages_staff: refuse('notPermitted'),
  approval_checker_writes_policy: refuse('notPermitted'),
  approval_not_by_administrators: refuse('notPermitted'),
  approval_under_its_policy: refuse('contentChanged'),
  approval_member_id_fkey: refuse('noSuchThing'),
  approval_expired: refuse('wrongState', { status: 'expired' }),
};

/** Tries what the database judges. What it refuses by one of its rules is an answer; anything else is thrown on. */
export async function judged<T>(attempt: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await attempt();
  } catch (error) {
    const rule = (error as { constraint?: string }).constraint;
    const refusal = rule === undefined ? undefined : refusals[rule];
    if (!refusal) throw error;
    return refusal;
  }
}

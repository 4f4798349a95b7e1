import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { insertMute, knowsRuleAndMember } from './alert.store.ts';

const mostDays = 366;
const dayMs = 24 * 3_600_000;

/** Lets a rule say nothing about a member for a while: of what happens from now on until then. */
export async function muteRule(
  { db, clock }: Pick<RiskDeps, 'db' | 'clock'>,
  operator: StaffPerson,
  input: { code: string; memberId: number; until: string; reason: string },
): Promise<Result<{ until: string }>> {
  const { code, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const memberId = BigInt(input.memberId);
  const until = new Date(input.until);
  const aheadMs = until.getTime() - clock().getTime();
  if (aheadMs <= 0 || aheadMs > mostDays * dayMs) return refuse('invalidField', { field: 'until' });
  if (isOwnAffair(operator, { memberIds: [memberId] })) return refuse('ownAffair');
  return inTransaction(db, async (tx) => {
    if (!(await knowsRuleAndMember(tx, code, memberId))) return refuse('noSuchThing');
    const by = `operator:${operator.name}`;
    await insertMute(tx, { code, memberId, until, by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `risk-rule:${code}`,
      command: 'riskRule.mute',
      after: { until: until.toISOString(), reason },
    });
    return ok({ until: until.toISOString() });
  });
}

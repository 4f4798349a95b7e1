import type { OperatorCalls, RiskRule } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { beginWatermark, findRule, insertSwitch, lockRule, type RuleRow } from './rule.store.ts';
import { switchHash } from './rule.ts';
import { ruleWire } from './rule.wire.ts';

type Input = z.output<OperatorCalls['/operator/risk/rule/switch']['input']>;

/** Asks for a second person's word, on exactly this content and direction. */
export async function askToSwitch(
  deps: Pick<RiskDeps, 'db' | 'approvals'>,
  operator: StaffPerson,
  input: Input,
): Promise<Result<RiskRule>> {
  if (input.reason === '') return refuse('missingField', { field: 'the reason' });
  const rule = await findRule(deps.db, input.code, input.version);
  if (!rule) return refuse('noSuchThing');
  if (rule.contentHash !== input.contentHash) return refuse('contentChanged');
  const possible = canSwitch(rule, input.to);
  if (!possible.ok) return possible;
  return deps.approvals.ask(
    operator,
    {
      command: 'rule.switchOn',
      subject: `risk-rule:${input.code}`,
      // The reason is the first person's: a second approval on the same change need not repeat it.
      proposal: {
        code: input.code,
        version: input.version,
        to: input.to,
        contentHash: switchHash(input.to, rule.contentHash),
      },
      isOnlyContent: true,
    },
    () => switchRule(deps, operator, input),
  );
}

function canSwitch(rule: RuleRow, to: 'on' | 'off'): Result<null> {
  if (to === 'on' && rule.runs === rule.version) return refuse('wrongState', { status: 'on' });
  if (to === 'on' && rule.trial === null) return refuse('wrongState', { status: 'not tried' });
  if (to === 'off' && rule.runs !== rule.version) return refuse('wrongState', { status: 'not on' });
  return ok(null);
}

/** The last word on it. A version that takes the place of another begins to look from now on. */
export async function switchRule(
  { db }: Pick<RiskDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { code, version, to, reason = '' }: Pick<Input, 'code' | 'version' | 'to'> & { reason?: string },
): Promise<Result<RiskRule>> {
  return inTransaction(db, async (tx) => {
    await lockRule(tx, code);
    const rule = await findRule(tx, code, version);
    if (!rule) return refuse('noSuchThing');
    const possible = canSwitch(rule, to);
    if (!possible.ok) return possible;
    const by = `operator:${operator.name}`;
    await insertSwitch(tx, { code, version, to, by, reason });
    if (to === 'on') await beginWatermark(tx, code, version);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `risk-rule:${code}`,
      command: to === 'on' ? 'riskRule.switchOn' : 'riskRule.switchOff',
      before: { runs: rule.runs },
      after: { runs: to === 'on' ? version : null, contentHash: rule.contentHash, ...(reason ? { reason } : {}) },
    });
    return ok(ruleWire((await findRule(tx, code, version))!));
  });
}

import type { OperatorCalls, RiskRule } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { readParameters } from './read-parameters.ts';
import { insertRule, latestOf } from './rule.store.ts';
import { contentHash } from './rule.ts';
import { ruleWire } from './rule.wire.ts';

type Input = z.output<OperatorCalls['/operator/risk/rule/save']['input']>;

/** Another version of a rule, as a draft. What is on is not touched by it. */
export async function saveRule(
  { db }: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  input: Input,
): Promise<Result<RiskRule>> {
  const { code, kind, severity, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const currency = input.currency ?? null;
  const read = readParameters({ kind, parameters: input.parameters, currency });
  if (!read.ok) return read;
  const content = { kind, parameters: read.data, currency, severity };
  return inTransaction(db, async (tx) => {
    const before = await latestOf(tx, code);
    if (before?.version !== input.version) return refuse('conflict');
    if (before && before.kind !== kind) return refuse('invalidField', { field: 'kind' });
    const savedBy = `operator:${operator.name}`;
    const version = (before?.version ?? 0) + 1;
    const saved = await insertRule(tx, {
      code,
      version,
      ...content,
      contentHash: contentHash(content),
      savedBy,
      reason,
    });
    if (!saved) return refuse('conflict');
    await recordAuditEvent(tx, {
      actor: savedBy,
      subject: `risk-rule:${code}`,
      command: 'riskRule.save',
      ...(before ? { before: { version: before.version, ...partsOf(before) } } : {}),
      after: { version, ...partsOf(content), reason },
    });
    return ok(ruleWire((await latestOf(tx, code))!));
  });
}

function partsOf({ parameters, currency, severity }: Pick<RiskRule, 'parameters' | 'currency' | 'severity'>) {
  return { parameters, currency, severity };
}

import type { OperatorCalls, PayoutRule } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { insertRule, latestOf } from './payout-rule.store.ts';
import { amountsOf, contentHash } from './payout-rule.ts';
import { ruleWire } from './payout-rule.wire.ts';

type Input = z.output<OperatorCalls['/operator/payoutRule/save']['input']>;

/** Another version of the rule of a currency, as a draft. What is on is not touched by it. */
export async function saveRule(
  { db }: Pick<AutomaticDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { currency, parameters, reason, version: seen }: Input,
): Promise<Result<PayoutRule>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const amounts = amountsOf(currency, parameters);
  if (!amounts.ok) return amounts;
  return inTransaction(db, async (tx) => {
    const before = await latestOf(tx, currency);
    if (before?.version !== seen) return refuse('conflict');
    const savedBy = `operator:${operator.name}`;
    const version = (before?.version ?? 0) + 1;
    const hash = contentHash(currency, parameters);
    const saved = await insertRule(tx, { currency, version, parameters, contentHash: hash, savedBy, reason });
    if (!saved) return refuse('conflict');
    await recordAuditEvent(tx, {
      actor: savedBy,
      subject: `payout-rule:${currency}`,
      command: 'payoutRule.save',
      ...(before ? { before: { version: before.version, parameters: before.parameters } } : {}),
      after: { version, parameters, reason },
    });
    return ok(ruleWire((await latestOf(tx, currency))!));
  });
}

import type { OperatorCalls, RoutingVersion } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { methodsOfProviders } from '@fairhouse/payments';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RoutingDeps } from './routing.deps.ts';
import { insertVersion, latestVersion } from './routing.store.ts';
import { checkRules, contentHash } from './routing.ts';
import { versionWire } from './routing.wire.ts';

type Input = z.output<OperatorCalls['/operator/routing/save']['input']>;

/** Another version of the rules, as a draft. What is on is not touched by it. */
export async function saveRouting(
  { db, providers }: Pick<RoutingDeps, 'db' | 'providers'>,
  operator: Pick<StaffPerson, 'name'>,
  { rules, reason, version: seen }: Input,
): Promise<Result<RoutingVersion>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const checked = checkRules(rules, new Set([...methodsOfProviders.keys(), ...providers.keys()]));
  if (!checked.ok) return checked;
  return inTransaction(db, async (tx) => {
    const before = await latestVersion(tx);
    if (before?.version !== seen) return refuse('conflict');
    const savedBy = `operator:${operator.name}`;
    const version = (before?.version ?? 0) + 1;
    const saved = await insertVersion(tx, { version, rules, contentHash: contentHash(rules), savedBy, reason });
    if (!saved) return refuse('conflict');
    await recordAuditEvent(tx, {
      actor: savedBy,
      subject: `deposit-routing:${version}`,
      command: 'routing.save',
      ...(before ? { before: { version: before.version, rules: before.rules } } : {}),
      after: { version, rules, reason },
    });
    return ok(versionWire((await latestVersion(tx))!));
  });
}

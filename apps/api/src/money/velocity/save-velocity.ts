import type { OperatorCalls, VelocityLimit, VelocityVersion } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { isPositive, parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { VelocityDeps } from './velocity.deps.ts';
import { insertVersion, listVersions, type VelocityRow } from './velocity.store.ts';

type Input = z.output<OperatorCalls['/operator/velocity/save']['input']>;

/** Another version, which applies from now on. */
export async function saveVelocity(
  { db }: Pick<VelocityDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { limits, reason, version: seen }: Input,
): Promise<Result<VelocityVersion>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const wrong = wrongIn(limits);
  if (wrong) return refuse('invalidField', { field: wrong });
  return inTransaction(db, async (tx) => {
    const [before] = await listVersions(tx, 1);
    if (before?.version !== seen) return refuse('conflict');
    const by = `operator:${operator.name}`;
    const version = (before?.version ?? 0) + 1;
    if (!(await insertVersion(tx, { version, limits, by, reason }))) return refuse('conflict');
    await recordAuditEvent(tx, {
      actor: by,
      subject: `payment-velocity:${version}`,
      command: 'velocity.save',
      ...(before ? { before: { version: before.version, limits: before.limits } } : {}),
      after: { version, limits, reason },
    });
    return ok(velocityWire((await listVersions(tx, 1))[0]!));
  });
}

export const velocityWire = ({ at, ...row }: VelocityRow): VelocityVersion => ({ ...row, time: at.toISOString() });

/** Each limit gives itmething, in an amount that there is. */
function wrongIn(limits: readonly VelocityLimit[]): string | undefined {
  if (new Set(limits.map(({ name }) => name)).size < limits.length) return 'name';
  for (const { name, mostCount, mostAmount, currency } of limits) {
    if (mostCount === null && mostAmount === null) return `${name}: mostCount`;
    const amount = mostAmount === null ? undefined : parseWrittenAmount(mostAmount, currency);
    if (mostAmount !== null && (!amount || !isPositive(amount))) return `${name}: mostAmount`;
  }
  return undefined;
}

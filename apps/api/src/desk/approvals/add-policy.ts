import type { OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { fromWire, scaleOf } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { insertPolicy, type Policy } from './policy.store.ts';

type Input = z.output<OperatorCalls['/operator/policy/add']['input']>;

/** Adds a row to the policy. What waits under the row before it can be approved no more; it is proposed again. */
export async function addPolicy(db: Database, operator: StaffPerson, input: Input): Promise<Result<Policy>> {
  const { command, currency, validFrom, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  if (validFrom && new Date(validFrom) < (await databaseTime(db)))
    return refuse('invalidField', { field: 'validFrom' });
  const amountFrom = minorOf(input);
  if (!amountFrom.ok) return amountFrom;
  return inTransaction(db, async (tx) => {
    const added = await insertPolicy(tx, {
      command,
      currency: currency ?? null,
      amountFrom: amountFrom.data,
      validFrom: validFrom === undefined ? undefined : new Date(validFrom),
      setBy: `operator:${operator.name}`,
      reason,
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `policy:${added.id}`,
      command: 'policy.add',
      after: {
        command,
        currency: added.currency,
        amountFrom: added.amountFrom === null ? null : String(added.amountFrom),
        validFrom: added.validFrom.toISOString(),
        reason,
      },
    });
    return ok(added);
  });
}

/** An amount needs its currency; always and never do not. */
function minorOf({ amountFrom, currency }: Input): Result<bigint | null> {
  if (amountFrom === null) return ok(null);
  if (amountFrom === 0) return ok(0n);
  if (!currency) return refuse('missingField', { field: 'currency' });
  const amount = fromWire(amountFrom, currency);
  return amount && amount.minor > 0n ? ok(amount.minor) : refuse('amountInvalid', { places: scaleOf(currency) });
}

import type { OperatorCalls, PackageAttempt } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { keepAttempt } from './keep-attempt.ts';
import { attemptWire } from './package.wire.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/reportRefusedPackage']['input']>;

/** Keeps what the command of an operator found in files that never came into the store. It is shown and decides nothing. */
export async function reportRefusedPackage(
  { db }: { db: Database },
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<PackageAttempt>> {
  for (const field of ['name', 'reason'] as const) if (input[field] === '') return refuse('missingField', { field });
  const triedBy = `operator:${operator.name}`;
  const kept = await keepAttempt(db, { ...input, hash: null, outcome: 'refused', judgedBy: 'machine', triedBy });
  return ok(attemptWire(kept));
}

import type { OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { lockArrangement } from '../catalogue/arrangement.store.ts';
import { latestOf, lockCatalogue } from '../catalogue/change.store.ts';
import { keepArrangement } from '../catalogue/keep-arrangement.ts';
import { gamesToArrange, hasStudio } from './studio.store.ts';

type Input = z.output<OperatorCalls['/operator/catalogue/arrangeStudio']['input']>;

/** Opens or closes all games of a studio, in one transaction; each is arranged as by `arrangeGame`, with its history and audit event. */
export async function arrangeStudio(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<{ changed: number }>> {
  const { vendor, studio, state, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx);
    if (!(await hasStudio(tx, vendor, studio))) return refuse('noSuchThing');
    const ids = await gamesToArrange(tx, { vendor, studio, state });
    for (const id of ids) {
      const { playable: _, ...before } = (await lockArrangement(tx, id))!;
      const version = ((await latestOf(tx, `game:${id}`))?.version ?? 0) + 1;
      await keepArrangement(tx, operator, { id, version, before, after: { ...before, state }, reason });
    }
    return ok({ changed: ids.length });
  });
}

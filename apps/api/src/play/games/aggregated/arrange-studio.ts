import type { OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { lockArrangement, writeArrangement } from '../catalogue/arrangement.store.ts';
import { latestOf, lockCatalogue } from '../catalogue/change.store.ts';
import { keepChange } from '../catalogue/keep-change.ts';
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
      const after = { ...before, state };
      await writeArrangement(tx, id, after);
      const subject = `game:${id}`;
      const wordsOf = ({ place, ...it }: typeof before) => ({ ...it, place: place === null ? null : String(place) });
      await keepChange(tx, operator, {
        subject,
        command: 'catalogue.arrangeGame',
        version: ((await latestOf(tx, subject))?.version ?? 0) + 1,
        before: wordsOf(before),
        value: wordsOf(after),
        reason,
      });
    }
    return ok({ changed: ids.length });
  });
}

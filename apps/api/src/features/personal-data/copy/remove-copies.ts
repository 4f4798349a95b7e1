import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '@fairhouse/database';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { takeToRemove } from './copy.store.ts';

/** Removes archives whose time is over, or all of one member. Row first: a file that stays behind is nobody's any more. */
export async function removeCopies(
  { db, copiesFolder }: Pick<PersonalDataDeps, 'db' | 'copiesFolder'>,
  which: { before?: Date; memberId?: bigint; most: number },
): Promise<number> {
  const names = await inTransaction(db, (tx) => takeToRemove(tx, which));
  for (const name of names) await rm(join(copiesFolder, name), { force: true });
  return names.length;
}

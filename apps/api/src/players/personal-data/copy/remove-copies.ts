import { inTransaction, type Transaction } from '@fairhouse/database';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { takeToRemove } from './copy.store.ts';

interface Which {
  before?: Date;
  memberId?: bigint;
  most: number;
}

/** Removes archives whose time is over, or all of one member. */
export function removeCopies(deps: Pick<PersonalDataDeps, 'db' | 'copies'>, which: Which): Promise<number> {
  return inTransaction(deps.db, (tx) => removeCopiesWithin(deps, tx, which));
}

/** The same as part of something larger. A file that is gone already does no harm where it has to be done again. */
export async function removeCopiesWithin(
  { copies }: Pick<PersonalDataDeps, 'copies'>,
  tx: Transaction,
  which: Which,
): Promise<number> {
  const names = await takeToRemove(tx, which);
  for (const name of names) await copies.remove(name);
  return names.length;
}

import type { Transaction } from '@fairhouse/database';
import type { ProtectionDeps } from '../protection.deps.ts';
import type { Person } from './excluded-mark.ts';
import { isSimilar } from './is-similar.ts';
import { type ExcludedPerson, excludedBornAround } from './mark.store.ts';

/**
 * Who is excluded now and may be this person, with a name typed otherwise or a birthday a day off. Joining is not refused for it,
 * since there are people of similar names: somebody of the staff looks at it.
 */
export async function findSimilar(
  { clock }: Pick<ProtectionDeps, 'clock'>,
  tx: Transaction,
  person: Pick<Person, 'firstName' | 'lastName' | 'birthday'>,
): Promise<ExcludedPerson[]> {
  const born = await excludedBornAround(tx, person.birthday, clock());
  return born.filter((excluded) => isSimilar(person, excluded));
}

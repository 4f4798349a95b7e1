import type { Transaction } from '@fairhouse/database';
import { keepFound } from './screen-members.ts';

/** What stands in place of a list's name where a hit comes from an exclusion. */
const list = 'Self-exclusion';

export interface SimilarPerson {
  memberId: bigint;
  firstName: string;
  lastName: string;
  birthday: string;
}

/** Puts a new member among the hits that are looked at, once for each excluded member it may be. */
export async function noteRejoining(
  tx: Transaction,
  joined: { memberId: bigint; birthday: string },
  similar: readonly SimilarPerson[],
): Promise<void> {
  if (similar.length === 0) return;
  await keepFound(
    tx,
    similar.map(({ memberId, firstName, lastName, birthday }) => ({
      memberId: joined.memberId,
      list,
      reference: `member ${memberId}`,
      entryName: `${firstName} ${lastName}`,
      entryBirthday: birthday,
      because: birthday === joined.birthday ? ('nameAndBirthday' as const) : ('name' as const),
    })),
  );
}

import type { Transaction } from '@fairhouse/database';
import type { ProtectionDeps } from '../protection.deps.ts';
import { markOf, marksOfPerson } from './excluded-mark.ts';
import { insertMarks, readPerson, readThings } from './mark.store.ts';

/** Notes what an excluded person could join again with: who it is, the home, the browsers and the cards. */
export async function markExcluded(
  { secret }: Pick<ProtectionDeps, 'secret'>,
  tx: Transaction,
  memberId: bigint,
  until: Date | null,
): Promise<void> {
  const person = await readPerson(tx, memberId);
  const { devices, cards } = await readThings(tx, memberId);
  const marks = [
    ...marksOfPerson(secret, person),
    ...devices.map((hash) => markOf(secret, 'device', hash.toString('hex'))),
    ...cards.map((digest) => markOf(secret, 'card', digest.toString('hex'))),
  ];
  await insertMarks(tx, memberId, marks, until);
}

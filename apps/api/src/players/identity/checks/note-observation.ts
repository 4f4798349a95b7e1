import type { ProofStanding } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import type { IdentityObservation } from '@fairhouse/identity';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { type Check, findPerson, lockCheck, type Person, setObserved } from './check.store.ts';

type Judged = Pick<Check, 'identity' | 'address' | 'age' | 'reasons' | 'canRetry'>;

/** What the provider says now becomes what we know; the same again changes nothing. True when it changed something. */
export async function noteObservation(
  deps: IdentityDeps,
  reference: string,
  observed: IdentityObservation,
): Promise<boolean> {
  const { db, jurisdictionOfMember, clock } = deps;
  return inTransaction(db, async (tx) => {
    const check = await lockCheck(tx, reference);
    if (!check) return false;
    const person = (await findPerson(tx, check.memberId))!;
    const least = (await jurisdictionOfMember(check.memberId, tx)).rules['age.least'];
    const judged = judge(observed, person, bornUntil(clock(), least));
    const isOver = !judged.canRetry || [judged.identity, judged.address, judged.age].every((part) => part === 'passed');
    if (wordsOf(judged) === wordsOf(check)) {
      if (isOver) await setObserved(tx, check.id, judged, isOver);
      return false;
    }
    await setObserved(tx, check.id, judged, isOver);
    await recordAuditEvent(tx, {
      actor: `system:${check.provider}`,
      memberId: check.memberId,
      subject: `identityCheck:${check.id}`,
      command: 'identity.observe',
      before: partsOf(check),
      after: partsOf(judged),
    });
    return true;
  });
}

/**
 * The provider says whose documents these are; whether that is the member, and old enough, the casino says. A birthday that is
 * not the account's is somebody else's document, whatever the review came to.
 */
export function judge(
  { identity, address, birthday, reasons, canRetry }: IdentityObservation,
  person: Pick<Person, 'birthday'>,
  bornUntil: string,
): Judged {
  const parts = (identity: ProofStanding, age: ProofStanding, more: string[]): Judged => ({
    identity,
    address: identity === 'refused' && address === 'passed' ? 'refused' : address,
    age,
    reasons: [...reasons, ...more],
    canRetry,
  });
  if (identity !== 'passed' || birthday === undefined) return parts(identity, identity, []);
  if (birthday !== person.birthday) return parts('refused', 'refused', ['birthdayDiffers']);
  return birthday <= bornUntil ? parts('passed', 'passed', []) : parts('passed', 'refused', ['tooYoung']);
}

/** The last birthday of somebody who is so old today, in UTC. */
export function bornUntil(now: Date, years: number): string {
  const day = now.toISOString().slice(0, 10);
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

const partsOf = ({ identity, address, age, reasons, canRetry }: Judged) => ({
  identity,
  address,
  age,
  reasons,
  canRetry,
});
const wordsOf = (judged: Judged) => JSON.stringify(partsOf(judged));

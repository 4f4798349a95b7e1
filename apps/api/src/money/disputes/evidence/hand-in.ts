import type { DisputeEvidence } from '@fairhouse/payments';
import type { Claim } from '../claim.store.ts';
import type { DisputesDeps } from '../disputes.deps.ts';
import { fileOfEvidence, type StoredEvidence } from './evidence.store.ts';
import { depositFacts, memberFacts, playBetween, visitsBetween } from './facts.store.ts';
import { most, seenWithinMs } from './gather-evidence.ts';

/** What a provider's own form asks for besides the file. */
export async function evidenceToHandIn(
  { db, siteName }: Pick<DisputesDeps, 'db' | 'siteName'>,
  claim: Claim,
  { hash, statement }: StoredEvidence,
): Promise<DisputeEvidence> {
  const [memberId, depositId] = [claim.memberId!, claim.depositId!];
  const { createdAt } = await depositFacts(db, memberId, depositId);
  const from = new Date(createdAt.getTime() - seenWithinMs);
  const visit = (await visitsBetween(db, memberId, { from, until: createdAt }, most.visits)).at(-1);
  const { first } = await playBetween(db, memberId, { from: createdAt, until: claim.receivedAt });
  const { name, email } = await memberFacts(db, memberId);
  return {
    key: hash,
    file: { name: `evidence-${claim.id}-${hash.slice(0, 8)}.pdf`, bytes: (await fileOfEvidence(db, hash))!.file },
    customerName: name,
    customerEmail: email,
    customerIp: visit?.address ?? undefined,
    product: `Deposit into the customer's own account at ${siteName}, for games played online. Credited at once and used in the account; the attached file lists when, from where and for what.`,
    serviceDate: (first ?? createdAt).toISOString().slice(0, 10),
    statement,
  };
}

import { createHash } from 'node:crypto';
import type { Posting } from '@fairhouse/betting';
import type { Claim } from '../claim.store.ts';
import type { DisputesDeps } from '../disputes.deps.ts';
import {
  acceptedDocuments,
  type DepositFacts,
  depositFacts,
  depositsOfInstruments,
  type InstrumentFacts,
  instrumentsOf,
  type LinkedDeposit,
  type MemberFacts,
  memberFacts,
  messagesTo,
  notesChosen,
  type PlaySum,
  playBetween,
  type Step,
  stepsOf,
  type Visit,
  visitsBetween,
} from './facts.store.ts';

export const most = { steps: 50, visits: 20, postings: 60, messages: 20, linked: 50, earlier: 5 } as const;
/** When somebody was last seen is written now and then only: a session reaches that much further. */
export const seenWithinMs = 3_600_000;
const dayMs = 24 * 3_600_000;

/** What banks call compelling: payments of the same instrument, of 120 to 365 days before, that nobody disputed. */
const earlierDays = { from: 365, until: 120 };

export interface Evidence {
  claim: Claim & { depositId: bigint; memberId: bigint };
  member: MemberFacts;
  documents: { kind: string; at: Date }[];
  deposit: DepositFacts;
  course: Step[];
  instruments: InstrumentFacts[];
  /** Undisputed payments of the same instrument by the same member: of the time that banks ask for first. */
  earlier: (LinkedDeposit & { counts: boolean })[];
  visits: (Visit & { atDeposit: boolean })[];
  play: PlaySum;
  postings: Posting[];
  messages: { kind: string; at: Date; readAt: Date | null }[];
  notes: Step[];
  statement: string;
}

/** All that the casino knows for its side of a dispute, each list bounded. */
export async function gatherEvidence(
  { db, postingsOf }: Pick<DisputesDeps, 'db' | 'postingsOf'>,
  claim: Evidence['claim'],
  { statement, noteIds }: { statement: string; noteIds: readonly bigint[] },
): Promise<Evidence> {
  const { memberId, depositId } = claim;
  const deposit = await depositFacts(db, memberId, depositId);
  const paidAt = deposit.createdAt;
  const afterwards = { from: paidAt, until: claim.receivedAt };
  const visits = await visitsBetween(
    db,
    memberId,
    { from: new Date(paidAt.getTime() - seenWithinMs), until: afterwards.until },
    most.visits,
  );
  return {
    claim,
    member: await memberFacts(db, memberId),
    documents: await acceptedDocuments(db, memberId),
    deposit,
    course: await stepsOf(db, `deposit:${depositId}`, most.steps),
    instruments: await instrumentsOf(db, memberId, depositId),
    earlier: earlierOf(await depositsOfInstruments(db, memberId, depositId, most.linked), memberId, paidAt),
    visits: visits.map((visit) => ({
      ...visit,
      atDeposit: visit.from <= paidAt && visit.to.getTime() >= paidAt.getTime() - seenWithinMs,
    })),
    play: await playBetween(db, memberId, afterwards),
    postings: await postingsOf(memberId, afterwards, most.postings),
    messages: await messagesTo(db, memberId, afterwards, most.messages),
    notes: await notesChosen(db, claim.id, noteIds),
    statement,
  };
}

/** Those that count first, then the nearest. */
export function earlierOf(linked: readonly LinkedDeposit[], memberId: bigint, paidAt: Date): Evidence['earlier'] {
  const ageDays = ({ createdAt }: LinkedDeposit) => (paidAt.getTime() - createdAt.getTime()) / dayMs;
  return linked
    .filter((it) => it.memberId === memberId && it.state === 'succeeded' && !it.claimed && ageDays(it) > 0)
    .map((it) => ({ ...it, counts: ageDays(it) >= earlierDays.until && ageDays(it) <= earlierDays.from }))
    .sort((a, b) => Number(b.counts) - Number(a.counts) || ageDays(a) - ageDays(b))
    .slice(0, most.earlier);
}

/** SHA-256 in hexadecimal over exactly these facts. */
export function hashOfFacts(evidence: Evidence): string {
  const text = JSON.stringify(evidence, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('hex');
}

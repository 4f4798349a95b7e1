import type { DisputeAnswer } from '@fairhouse/payments';
import { type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { isAnswerable } from './claim.states.ts';
import { type Claim, findClaim } from './claim.store.ts';
import { decideClaim, wrongState } from './decide-claim.ts';
import type { DisputesDeps } from './disputes.deps.ts';
import { lastEvidence, type StoredEvidence } from './evidence/evidence.store.ts';
import { evidenceToHandIn } from './evidence/hand-in.ts';

interface Decision {
  id: bigint;
  reason: string;
}

/**
 * Hands the evidence that was put together last in, for good. Where the provider takes it by a call, that is done first: a
 * repeat of the same is the same there. Elsewhere anyone who decides has done it on the provider's pages.
 */
export async function answerDispute(deps: DisputesDeps, operator: StaffPerson, it: Decision): Promise<Result<Claim>> {
  const given = await handIn(deps, it.id, 'final');
  if (!given.ok) return given;
  const { evidence, byHand } = given.data;
  return decideClaim(deps, operator, 'dispute.answer', it, (claim) => {
    // The provider's own word that it is answered may have come first.
    const isOurs = claim.state === 'answered' && claim.answeredWith === null;
    if (!isAnswerable(claim.state) && !isOurs) return wrongState(claim);
    const { hash } = evidence;
    return {
      claim: { ...claim, state: 'answered', answeredBy: operator.name, answeredWith: hash, byHand },
      more: { evidence: hash, byHand },
    };
  });
}

/** Leaves it with the provider as a draft, which anybody there can read and the next one replaces. */
export async function draftAnswer(deps: DisputesDeps, operator: StaffPerson, it: Decision): Promise<Result<Claim>> {
  const given = await handIn(deps, it.id, 'draft');
  if (!given.ok) return given;
  if (given.data.byHand)
    return refuse('wrongState', { status: `answered on the pages of ${given.data.claim.provider}` });
  return decideClaim(deps, operator, 'dispute.draft', it, (claim) =>
    isAnswerable(claim.state) ? { claim, more: { evidence: given.data.evidence.hash } } : wrongState(claim),
  );
}

interface HandedIn {
  claim: Claim;
  evidence: StoredEvidence;
  byHand: boolean;
}

async function handIn(deps: DisputesDeps, id: bigint, finality: 'draft' | 'final'): Promise<Result<HandedIn>> {
  const claim = await findClaim(deps.db, id);
  if (claim?.kind !== 'dispute' || claim.memberId === null) return refuse('noSuchThing');
  if (!isAnswerable(claim.state) && claim.state !== 'answered') return wrongState(claim);
  const evidence = await lastEvidence(deps.db, id);
  if (!evidence) return refuse('missingField', { field: 'the evidence' });
  const desk = deps.deskOf(claim.provider);
  if (desk && claim.answeredWith === null) {
    const given = await evidenceToHandIn(deps, claim, evidence);
    const refused = refusalOf(
      await deps.aboutPayment({ kind: 'deposit', id: claim.depositId! }, () =>
        desk.answer(claim.reference, given, finality),
      ),
    );
    if (refused) return refused;
  }
  return { ok: true, data: { claim, evidence, byHand: desk === undefined } };
}

/** Throws where the provider has not answered clearly: anyone who carries the decision out says it again. */
export function refusalOf(answer: DisputeAnswer) {
  if (answer.outcome === 'unknown') throw new Error(`the provider did not answer: ${answer.reason}`);
  return answer.outcome === 'refused' ? refuse('refusedByProvider', { reason: answer.reason }) : undefined;
}

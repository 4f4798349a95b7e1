import { z } from 'zod';
import type { CheckedPart, IdentityObservation } from '../identity-provider.ts';

const reviewResult = z.object({
  reviewAnswer: z.enum(['GREEN', 'RED']).optional(),
  reviewRejectType: z.string().max(40).optional(),
  rejectLabels: z.array(z.string().max(80)).max(60).optional(),
});

/** https://docs.sumsub.com/reference/get-applicant-data-via-externaluserid */
export const applicant = z.object({
  id: z.string().min(1).max(100),
  externalUserId: z.string().max(200),
  info: z.object({ dob: z.iso.date().optional() }).optional(),
  review: z.object({ reviewStatus: z.string().max(40), reviewResult: reviewResult.optional() }),
});
export type Applicant = z.output<typeof applicant>;

/** The steps of the level by their names; null for one of which nothing was handed in. */
const step = z.object({ reviewResult: reviewResult.nullish() }).nullable();
/** https://docs.sumsub.com/reference/get-applicant-verification-steps-status */
export const steps = z.record(z.string().max(60), step);
export type Steps = z.output<typeof steps>;

/** https://docs.sumsub.com/docs/user-verification-webhooks */
const notice = z.object({ type: z.string().max(80), externalUserId: z.string().max(200).optional() });

export const link = z.object({ url: z.url({ protocol: /^https?$/ }) });

export function readNotice(rawBody: Buffer): z.output<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Steps that speak for who somebody is, and for where they live. */
const identitySteps = ['IDENTITY', 'SELFIE'];
const addressStep = 'PROOF_OF_RESIDENCE';

/**
 * What the review says. Passed is only what was passed with the whole review, for a step can be green in a profile that was
 * refused; what was refused for good is refused in every part.
 */
export function observationOf({ info, review }: Applicant, byStep: Steps): IdentityObservation {
  const { reviewStatus, reviewResult: result } = review;
  const isOver = reviewStatus === 'completed';
  const isFinal = isOver && result?.reviewAnswer === 'RED' && result.reviewRejectType === 'FINAL';
  const isGreen = isOver && result?.reviewAnswer === 'GREEN';
  const partOf = (name: string): CheckedPart => {
    if (!(name in byStep)) return 'missing';
    if (isFinal) return 'refused';
    const answer = byStep[name]?.reviewResult?.reviewAnswer;
    if (isGreen) return answer === 'GREEN' ? 'passed' : 'missing';
    if (isOver && answer === 'RED') return 'refused';
    return reviewStatus === 'init' && byStep[name] === null ? 'missing' : 'waiting';
  };
  return {
    identity: worstOf(identitySteps.filter((name) => name in byStep).map(partOf)),
    address: partOf(addressStep),
    birthday: info?.dob,
    reasons: isOver ? (result?.rejectLabels ?? []) : [],
    canRetry: !isFinal,
  };
}

const fromWorst: readonly CheckedPart[] = ['refused', 'missing', 'waiting', 'passed'];

function worstOf(parts: readonly CheckedPart[]): CheckedPart {
  return fromWorst.find((part) => parts.includes(part)) ?? 'missing';
}

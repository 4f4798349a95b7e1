import { randomBytes } from 'node:crypto';
import type { NewEvent } from '../events/event.store.ts';
import type { Applicant } from './applicant.store.ts';
import { reviewOf } from './verdicts.ts';

/** https://docs.sumsub.com/reference/get-applicant-data-via-externaluserid */
export function applicantWire({ id, externalUserId, profile, verdict }: Applicant) {
  const { review } = reviewOf(verdict);
  const dob = verdict === 'younger' ? '2015-01-01' : profile.dob;
  return {
    id,
    externalUserId,
    type: 'individual',
    fixedInfo: profile,
    // What was read from the documents, once there are some.
    info: verdict === null ? {} : { ...profile, dob },
    review,
  };
}

/** https://docs.sumsub.com/reference/get-applicant-verification-steps-status */
export function stepsWire({ verdict }: Applicant) {
  return Object.fromEntries(
    Object.entries(reviewOf(verdict).steps).map(([name, reviewResult]) => [
      name,
      verdict === null ? null : { reviewResult },
    ]),
  );
}

/** https://docs.sumsub.com/docs/user-verification-webhooks */
export function sumsubEvent({ id, externalUserId, verdict }: Applicant): NewEvent {
  const { review } = reviewOf(verdict);
  const type = review.reviewStatus === 'completed' ? 'applicantReviewed' : 'applicantPending';
  return {
    id: `ss_${randomBytes(12).toString('hex')}`,
    provider: 'identity/sumsub',
    type,
    body: JSON.stringify({
      applicantId: id,
      externalUserId,
      levelName: 'player',
      type,
      ...review,
      sandboxMode: true,
      createdAtMs: new Date().toISOString(),
    }),
  };
}

import { disputesOfDeposit, getDispute } from './get-dispute.ts';
import { getEvidence, makeEvidence } from './make-evidence.ts';

/** What payers claim back of their deposits. Decisions about it are those of the queue `disputes`. */
export const disputeCalls = {
  [getDispute.path]: getDispute,
  [disputesOfDeposit.path]: disputesOfDeposit,
  [makeEvidence.path]: makeEvidence,
  [getEvidence.path]: getEvidence,
} as const;

import { getCorrection } from './correction.ts';
import { eraseMember, getMemberData, makeMemberCopy } from './member-data.ts';
import { getRetention } from './retention.ts';

/** A member's data at the desk: copies, a correction that waits, erasure, and what is kept for how long. */
export const personalDataDeskCalls = {
  [getMemberData.path]: getMemberData,
  [makeMemberCopy.path]: makeMemberCopy,
  [eraseMember.path]: eraseMember,
  [getCorrection.path]: getCorrection,
  [getRetention.path]: getRetention,
} as const;

import { decideCorrection, listCorrections } from './corrections.ts';
import { eraseMember, getMemberData, makeMemberCopy } from './member-data.ts';
import { getRetention } from './retention.ts';

/** A member's data at the desk: copies, corrections, erasure, and what is kept for how long. */
export const personalDataDeskCalls = {
  [getMemberData.path]: getMemberData,
  [makeMemberCopy.path]: makeMemberCopy,
  [eraseMember.path]: eraseMember,
  [listCorrections.path]: listCorrections,
  [decideCorrection.path]: decideCorrection,
  [getRetention.path]: getRetention,
} as const;

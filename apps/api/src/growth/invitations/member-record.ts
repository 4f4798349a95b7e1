import { type CallOutput, documentStatuses } from '@fairhouse/contract';
import { ok, type Result, refuse } from '../../http/result.ts';
import { countInvitations } from './count-invitations.ts';
import { countByStatus } from './invitation.store.ts';
import type { InviteDeps } from './invite.deps.ts';
import { treasureIndexOf } from './reward.store.ts';

/** The member's own record, with friends who have met the terms by this moment counted. */
export async function memberRecord(
  deps: InviteDeps,
  memberId: bigint,
  askedFor: bigint,
): Promise<Result<CallOutput<'/sys/member/getMember'>>> {
  if (askedFor !== memberId) return refuse('noSuchThing');
  await countInvitations(deps, memberId);
  const [counts, treasureIndex, profile] = await Promise.all([
    countByStatus(deps.db, memberId),
    treasureIndexOf(deps.db, memberId),
    deps.profileStatusOf(memberId),
  ]);
  return ok({
    id: Number(memberId),
    childCount: counts.counted,
    treasureIndex,
    profileStatus: documentStatuses[profile],
  });
}

import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { holdMatches } from './hold-matches.ts';
import { moves } from './invitation.states.ts';
import { findReady, lockInvitation, moveInvitation } from './invitation.store.ts';
import type { InviteDeps } from './invite.deps.ts';
import { payAgent } from './pay-agent.ts';

const everyMs = 60_000;
const mostAtOnce = 200;

export function countInvitationsJob(deps: InviteDeps): StandingJob {
  return { name: 'countInvitations', everyMs, run: () => countInvitations(deps, null).then(() => 0) };
}

/**
 * Counts the invited members who have met the terms, of one inviter or of everybody (null), and pays their agent.
 * Answers how many. Each is one transaction guarded by the status, so any number of runs at once count each once.
 */
export async function countInvitations(deps: InviteDeps, inviterId: bigint | null): Promise<number> {
  let counted = 0;
  for (const memberId of await findReady(deps.db, inviterId, mostAtOnce)) {
    if (await count(deps, memberId)) counted++;
  }
  return counted;
}

async function count(deps: InviteDeps, memberId: bigint): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    // Two who joined at the same moment did not see each other then.
    if (await holdMatches(tx, memberId)) return false;
    const before = (await lockInvitation(tx, memberId))!;
    if (!moves.count.from.includes(before.status)) return false;
    const after = (await moveInvitation(tx, 'count', before.id, {}))!;
    await recordAuditEvent(tx, {
      actor: 'system:invitations',
      memberId: after.inviterId,
      subject: `invitation:${after.id}`,
      command: 'invitation.count',
      before: { status: before.status },
      after: { status: after.status, invited: String(memberId) },
    });
    await deps.announce(tx, { memberId: after.inviterId, kind: 'friendJoined', about: `invitation:${after.id}` });
    await payAgent(deps, tx, memberId);
    return true;
  });
}

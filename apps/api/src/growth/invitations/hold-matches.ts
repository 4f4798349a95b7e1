import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { moves } from './invitation.states.ts';
import { lockInvitation, type Match, moveInvitation } from './invitation.store.ts';
import { findMatches } from './origin.store.ts';

/**
 * Holds the invitation of a member who shares a device, an address or a payment account with the family, unless an
 * operator has let the very same matches pass. True when it is held now.
 */
export async function holdMatches(tx: Transaction, memberId: bigint): Promise<boolean> {
  const invitation = await lockInvitation(tx, memberId);
  if (!invitation) return false;
  const matches = await findMatches(tx, memberId);
  const isNew = matches.some((match) => !includes(invitation.cleared, match));
  if (!isNew || !moves.hold.from.includes(invitation.status)) return invitation.status === moves.hold.to;
  const held = (await moveInvitation(tx, 'hold', invitation.id, { matches }))!;
  await recordAuditEvent(tx, {
    actor: 'system:invitations',
    memberId,
    subject: `invitation:${invitation.id}`,
    command: 'invitation.hold',
    before: { status: invitation.status },
    after: { status: held.status, matches },
  });
  return true;
}

function includes(cleared: Match[], { kind, memberId }: Match): boolean {
  return cleared.some((match) => match.kind === kind && match.memberId === memberId);
}

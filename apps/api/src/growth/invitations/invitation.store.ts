import type { InvitationStatus } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { type MoveName, moves } from './invitation.states.ts';

/** What an invited member shares with the inviter, one further up the line, or an earlier friend of the same inviter. */
export interface Match {
  kind: 'device' | 'address' | 'account';
  /** Whose it is as well; decimal digits. */
  memberId: string;
}

export interface Invitation {
  id: bigint;
  inviterId: bigint;
  memberId: bigint;
  status: InvitationStatus;
  matches: Match[];
  /** Matches that an operator has looked at and let pass. */
  cleared: Match[];
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
}

export const invitationColumns = `i.id, i.inviter_id as "inviterId", i.member_id as "memberId", i.status, i.matches,
  i.cleared, i.reason, i.decided_by as "decidedBy", i.decided_at as "decidedAt", i.created_at as "createdAt"`;

export async function insertInvitation(tx: Transaction, inviterId: bigint, memberId: bigint): Promise<void> {
  await tx.query('insert into invitation (inviter_id, member_id) values ($1, $2)', [inviterId, memberId]);
}

/** The invitation of an invited member, locked. */
export async function lockInvitation(tx: Transaction, memberId: bigint): Promise<Invitation | undefined> {
  const { rows } = await tx.query<Invitation>(
    `select ${invitationColumns} from invitation i where i.member_id = $1 for update`,
    [memberId],
  );
  return rows[0];
}

export interface MoveFields {
  matches?: Match[];
  cleared?: Match[];
  reason?: string;
  decidedBy?: string;
}

/** Makes the move if the status is still one that it starts from. */
export async function moveInvitation(
  tx: Transaction,
  move: MoveName,
  id: bigint,
  { matches, cleared, reason, decidedBy }: MoveFields,
): Promise<Invitation | undefined> {
  const { from, to } = moves[move];
  const { rows } = await tx.query<Invitation>(
    `update invitation i set status = $3, matches = coalesce($4, i.matches), cleared = coalesce($5, i.cleared),
       reason = coalesce($6, i.reason), decided_by = coalesce($7, i.decided_by),
       decided_at = case when $7::text is null then i.decided_at else now() end
     where i.id = $1 and i.status = any($2) returning ${invitationColumns}`,
    [
      id,
      from,
      to,
      matches ? JSON.stringify(matches) : null,
      cleared ? JSON.stringify(cleared) : null,
      reason ?? null,
      decidedBy ?? null,
    ],
  );
  return rows[0];
}

/**
 * Invited members who have done what counting takes: confirmed the email address, paid in and wagered enough.
 * `inviterId` null: of everybody.
 */
export async function findReady(db: Database, inviterId: bigint | null, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select i.member_id as "memberId"
     from invitation i join member_record m on m.id = i.member_id
       join ledger_book b on b.member_id = i.member_id
       join invite_terms t on t.currency = b.currency
     where i.status = 'waiting' and ($1::bigint is null or i.inviter_id = $1) and m.enabled and m.email_verified_at is not null
       and b.deposited >= t.least_deposit
       and coalesce((select d.amount from deposit_total d where d.member_id = b.member_id), 0) >= t.least_deposit
       and b.staked - b.rolled_back >= t.least_wagered
     limit $2`,
    [inviterId, most],
  );
  return rows.map((row) => row.memberId);
}

/** How many of the inviter's invitations have each status. */
export async function countByStatus(
  db: Database | Transaction,
  inviterId: bigint,
): Promise<Record<InvitationStatus, number>> {
  const { rows } = await db.query<{ status: InvitationStatus; count: number }>(
    'select status, count(*)::int as count from invitation where inviter_id = $1 group by status',
    [inviterId],
  );
  const counts: Record<InvitationStatus, number> = { waiting: 0, held: 0, counted: 0, refused: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

import { isStaffCommand, type Permission, rightsOf, secondNeeds, settingNames } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import { isSameMember, type StaffPerson } from '../../http/staff-person.ts';
import { type Approval, findApproval, setApproved } from './approval.store.ts';
import { judged } from './breach.ts';

/** Longer than carrying it out may take: after it, anyone who approved it is dead and the job takes over. */
export const leaseMs = 60_000;

/** Whether this person may be the second for it: the right to, and neither its maker nor who benefits. */
export function maySecond(
  operator: StaffPerson,
  it: Pick<Approval, 'command' | 'proposal' | 'makerId' | 'memberId' | 'subject'>,
): boolean {
  return hasRight(operator, it) && it.makerId !== operator.id && !isAboutOneself(operator, it);
}

/** About oneself as a player, about one's own account of the staff, or about a role that one holds. */
export function isAboutOneself(operator: StaffPerson, it: Pick<Approval, 'memberId' | 'subject'>): boolean {
  return (
    isSameMember(operator, it.memberId) || it.subject === `staff:${operator.id}` || isOwnRole(operator, it.subject)
  );
}

const isOwnRole = ({ roles }: StaffPerson, subject: string) =>
  roles.some((role) => role === subject.replace(/^staff-role:/, 'custom:'));

/**
 * Nobody who may write policies approves under them. Changes of the staff are under no policy that could be written: another
 * administrator approves them.
 */
function hasRight({ permissions }: StaffPerson, it: Pick<Approval, 'command' | 'proposal'>): boolean {
  if (isStaffCommand(it.command)) return permissions.has('staff.manage');
  if (permissions.has('policies.edit')) return false;
  return permissions.has('approvals.second') && permissions.has(neededFor(it));
}

/** The right to decide it alone. */
function neededFor({ command, proposal }: Pick<Approval, 'command' | 'proposal'>): Permission {
  const setting = command === 'setting.set' ? settingNames.find((name) => name === proposal.name) : undefined;
  return setting ? rightsOf(setting).edits : secondNeeds[command];
}

/** The second person's word, recorded under their name. From here on it is to be carried out, once. */
export async function approve(db: Database, operator: StaffPerson, approval: Approval): Promise<Result<null>> {
  if (!hasRight(operator, approval)) return refuse('notPermitted');
  const said = await judged(() =>
    inTransaction(db, async (tx) => {
      if (!(await setApproved(tx, approval.id, operator, leaseMs))) return false;
      await recordAuditEvent(tx, {
        actor: `operator:${operator.name}`,
        ...(approval.memberId === null ? {} : { memberId: approval.memberId }),
        subject: approval.subject,
        command: 'approval.approve',
        before: { state: 'waiting' },
        after: {
          state: 'approved',
          approval: String(approval.id),
          command: approval.command,
          maker: approval.maker,
          proposedHash: approval.proposedHash,
          policy: String(approval.policyId),
        },
      });
      return true;
    }),
  );
  if (typeof said !== 'boolean') return said;
  return said ? ok(null) : tooLate(db, approval.id);
}

export async function tooLate(db: Database, id: bigint): Promise<Refusal> {
  const now = await findApproval(db, id);
  return now ? refuse('wrongState', { status: words[now.state] }) : refuse('noSuchThing');
}

const words: Record<Approval['state'], string> = {
  waiting: 'waiting',
  approved: 'being carried out',
  carriedOut: 'carried out',
  failed: 'approved and failed',
  refused: 'refused',
  expired: 'expired',
};

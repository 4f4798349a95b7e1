import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type Approval, findApproval, setRefused } from './approval.store.ts';
import { approve, isAboutOneself, maySecond, tooLate } from './approve.ts';
import { carryOut, fits } from './carry-out-approved.ts';
import type { FourEyesDeps } from './four-eyes.deps.ts';

/** Approves exactly what was proposed, and carries it out at once. */
export async function approveProposal(
  deps: FourEyesDeps,
  operator: StaffPerson,
  id: bigint,
  proposedHash: string,
): Promise<Result<Approval>> {
  const found = await findAsSeen(deps, id, proposedHash);
  if (!found.ok) return found;
  // Stored by another release: it stays open, and its maker proposes it again.
  if (!fits(found.data)) return refuse('proposalOutdated');
  const said = await approve(deps.db, operator, found.data);
  if (!said.ok) return said;
  await carryOut(deps, (await findApproval(deps.db, id))!);
  return ok((await findApproval(deps.db, id))!);
}

/** Refuses it with a reason; its maker withdraws it so. */
export async function refuseProposal(
  deps: FourEyesDeps,
  operator: StaffPerson,
  { id, proposedHash, reason }: { id: bigint; proposedHash: string; reason: string },
): Promise<Result<Approval>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  const found = await findAsSeen(deps, id, proposedHash);
  if (!found.ok) return found;
  const { command, subject, memberId, makerId } = found.data;
  if (makerId !== operator.id && !maySecond(operator, found.data)) {
    return refuse(isAboutOneself(operator, found.data) ? 'ownAffair' : 'notPermitted');
  }
  const refused = await inTransaction(deps.db, async (tx) => {
    if (!(await setRefused(tx, id, operator, reason))) return false;
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(memberId === null ? {} : { memberId }),
      subject,
      command: 'approval.refuse',
      before: { state: 'waiting' },
      after: { state: 'refused', approval: String(id), command, reason },
    });
    return true;
  });
  return refused ? ok((await findApproval(deps.db, id))!) : tooLate(deps.db, id);
}

async function findAsSeen({ db }: FourEyesDeps, id: bigint, proposedHash: string): Promise<Result<Approval>> {
  const found = await findApproval(db, id);
  if (!found) return refuse('noSuchThing');
  if (found.proposedHash !== proposedHash) return refuse('contentChanged');
  return found.state === 'waiting' ? ok(found) : tooLate(db, id);
}

import { type Approval as ApprovalWire, isStaffCommand, type OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { maskText } from '../../http/desk/personal.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { Approval } from './approval.store.ts';
import { maySecond } from './approve.ts';
import type { Policy } from './policy.store.ts';

export function approvalWire(it: Approval, operator: StaffPerson): ApprovalWire {
  return {
    id: Number(it.id),
    command: it.command,
    subject: it.subject,
    memberId: it.memberId === null ? null : Number(it.memberId),
    username: it.username,
    currency: it.currency,
    amount: it.currency === null || it.amount === null ? null : toWire(amountOf(it.currency, it.amount)),
    proposal: shownProposal(it, operator),
    proposedHash: it.proposedHash,
    maker: it.maker,
    makeTime: it.madeAt.toISOString(),
    policyId: Number(it.policyId),
    state: it.state,
    checker: it.checker,
    checkTime: it.checkedAt?.toISOString() ?? null,
    reason: it.reason,
    outcome: it.outcome,
    expiresTime: it.expiresAt.toISOString(),
    may: it.state === 'waiting' && maySecond(operator, it),
  };
}

/** Addresses of the staff are for those who manage it; others see that one was proposed, and its beginning. The hash stays that of the whole. */
function shownProposal({ command, proposal }: Approval, operator: StaffPerson): ApprovalWire['proposal'] {
  if (!isStaffCommand(command) || operator.permissions.has('staff.manage')) return proposal;
  const masked = (value: unknown) => (typeof value === 'string' ? maskText('email', value) : value);
  return Object.fromEntries(
    Object.entries(proposal).map(([name, value]) => [name, ['email', 'to'].includes(name) ? masked(value) : value]),
  );
}

export function policyWire(it: Policy): OperatorCallOutput<'/operator/policy/add'> {
  return {
    id: Number(it.id),
    command: it.command,
    currency: it.currency,
    amountFrom: it.amountFrom === null ? null : it.currency === null ? 0 : toWire(amountOf(it.currency, it.amountFrom)),
    validFrom: it.validFrom.toISOString(),
    by: it.setBy,
    reason: it.reason,
    inForce: it.inForce,
  };
}

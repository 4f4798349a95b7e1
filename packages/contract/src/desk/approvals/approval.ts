import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import type { Permission } from '../roles.ts';

/** What can need a second person. */
export const guardedCommands = [
  'cashOut.approve',
  'deposit.credit',
  'deposit.creditMore',
  'deposit.settle',
  'dispute.accept',
  'bonus.give',
  'freeRounds.give',
  'heldWin.release',
  'setting.set',
  'bets.set',
  'package.import',
  'vendor.setPromotion',
  'rule.switchOn',
  'payoutRule.switchOn',
  'routing.switchOn',
  'suspicion.report',
  'campaign.start',
  'journey.switchOn',
  'competition.publish',
  'competition.disqualify',
  'competition.pay',
  'mission.open',
  'affiliate.setTerms',
  'affiliate.adjust',
  'affiliate.releaseStatement',
  'affiliate.approveStatement',
  'article.publish',
  'member.erase',
  'staff.invite',
  'staff.setRoles',
  'staff.setEmail',
  'staff.recover',
  'staff.changeRole',
  'apiKey.create',
] as const;
export type GuardedCommand = (typeof guardedCommands)[number];

/** Changes of the staff, and API keys that can write: they need a second administrator, always. No policy can say otherwise. */
export const staffCommands = [
  'staff.invite',
  'staff.setRoles',
  'staff.setEmail',
  'staff.recover',
  'apiKey.create',
  'staff.changeRole',
] as const;
export type StaffCommand = (typeof staffCommands)[number];

export function isStaffCommand(command: GuardedCommand): command is StaffCommand {
  return (staffCommands as readonly GuardedCommand[]).includes(command);
}

/** What a policy decides about. */
export const policyCommands = guardedCommands.filter((command) => !isStaffCommand(command)) as Exclude<
  GuardedCommand,
  StaffCommand
>[];

/**
 * What the second person must hold besides `approvals.second`: the right to decide it alone. For changes of the staff it is enough. Of a setting, it is the right
 * that the setting names.
 */
export const secondNeeds: Record<GuardedCommand, Permission> = {
  'cashOut.approve': 'cashOuts.decide',
  'deposit.credit': 'deposits.decide',
  'deposit.creditMore': 'deposits.decide',
  'deposit.settle': 'deposits.decide',
  'dispute.accept': 'disputes.edit',
  'bonus.give': 'bonuses.give',
  'freeRounds.give': 'bonuses.give',
  'heldWin.release': 'wins.decide',
  'setting.set': 'settings.edit',
  'bets.set': 'settings.edit',
  'package.import': 'settings.edit',
  'vendor.setPromotion': 'settings.edit',
  'rule.switchOn': 'rules.edit',
  'payoutRule.switchOn': 'cashOuts.decide',
  'routing.switchOn': 'deposits.decide',
  'suspicion.report': 'suspicions.report',
  'campaign.start': 'campaigns.send',
  'journey.switchOn': 'campaigns.send',
  'competition.publish': 'competitions.edit',
  'competition.disqualify': 'competitions.pay',
  'competition.pay': 'competitions.pay',
  'mission.open': 'missions.open',
  'affiliate.setTerms': 'affiliates.pay',
  'affiliate.adjust': 'affiliates.pay',
  'affiliate.releaseStatement': 'affiliates.pay',
  'affiliate.approveStatement': 'affiliates.pay',
  'article.publish': 'content.edit',
  'member.erase': 'data.erase',
  'staff.invite': 'staff.manage',
  'staff.setRoles': 'staff.manage',
  'staff.setEmail': 'staff.manage',
  'staff.recover': 'staff.manage',
  'apiKey.create': 'staff.manage',
  'staff.changeRole': 'staff.manage',
};

/** `approved`: about to be carried out; `failed`: approved, but not possible any more when it was carried out. */
export const approvalStates = ['waiting', 'approved', 'carriedOut', 'failed', 'refused', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A command that somebody proposed and somebody else decides about. */
export const approval = z.object({
  id: z.int(),
  command: z.enum(guardedCommands),
  subject: z.string().describe("What it is about, e.g. 'cash-out:55'"),
  memberId: z.int().nullable().describe('Who benefits'),
  username: z.string().nullable(),
  currency: currency().nullable(),
  amount: amount().nullable(),
  proposal: z.record(z.string(), z.unknown()).describe('Exactly what was proposed'),
  proposedHash: z.string().describe('SHA-256 in hex over the proposal; the approval is bound to it'),
  maker: z.string(),
  makeTime: moment(),
  policyId: z.int().describe('The row of the policy that it fell under'),
  state: z.enum(approvalStates),
  checker: z.string().nullable(),
  checkTime: moment().nullable(),
  reason: z.string().nullable().describe('Why it was refused'),
  outcome: z.string().nullable().describe('The error when it was carried out and failed'),
  expiresTime: moment(),
  may: z.boolean().describe('Whether this caller may decide about it now'),
});
export type Approval = z.output<typeof approval>;

export const policyRow = z.object({
  id: z.int(),
  command: z.enum(guardedCommands),
  currency: currency().nullable().describe('null: any that has no row of its own'),
  amountFrom: amount().nullable().describe('A second person is needed from this amount on, 0: always; null: never'),
  validFrom: moment(),
  by: z.string(),
  reason: z.string(),
  inForce: z.boolean(),
});

import type { GuardedVerb, Permission } from '@fairhouse/contract/operator';

/**
 * What the second person must hold besides `approvals.second`: the right to decide it alone, or, where only one role could
 * propose it, to see what it is about.
 */
export const secondNeeds: Record<GuardedVerb, Permission> = {
  'cashOut.approve': 'cashOuts.decide',
  'deposit.credit': 'deposits.decide',
  'deposit.settle': 'deposits.decide',
  'bonus.give': 'bonuses.give',
  'heldWin.release': 'wins.decide',
  'setting.set': 'settings.read',
  'rule.switchOn': 'risk.decide',
};

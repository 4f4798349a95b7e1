import { type GuardedCommand, staffCommands } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';
import { addFirstPolicy, hasPolicies } from './policy.store.ts';

const reason = 'Initial policies';

/** From the amount of cash-outs on. */
const asCashOuts = ['heldWin.release'] as const;
/** From a tenth of it on: what one person could give to a friend. */
const fromATenth = ['deposit.credit', 'deposit.settle', 'bonus.give', 'freeRounds.give', 'dispute.accept'] as const;
const always = ['setting.set', 'bets.set', 'suspicion.report'] as const;

/** What an installation guards besides from its first start on; one that was there before continues as its staff set it. */
export const guardedFromTheStart: readonly GuardedCommand[] = [...asCashOuts, ...fromATenth, ...always];

/** Everywhere, from the start that knows of them on. */
export const guardedEverywhere = [
  'rule.switchOn',
  'payoutRule.switchOn',
  'routing.switchOn',
  'article.publish',
  'member.erase',
  'competition.disqualify',
  'competition.pay',
  'mission.open',
  'journey.switchOn',
  'affiliate.setTerms',
  'affiliate.adjust',
  'affiliate.releaseStatement',
  'affiliate.approveStatement',
  'deposit.creditMore',
  'package.import',
  'vendor.setPromotion',
  ...staffCommands,
] as const;

/**
 * Where the policy says nothing yet: from which cash-outs, budgets of campaigns and prizes of competitions on two people approve;
 * that two switch a rule, routing of deposits or automatic approval of cash-outs on, publish what members agree to, erase a member,
 * disqualify a player of a competition, pay its prizes, open a mission, switch a journey on, set what an affiliate partner earns and pay
 * it, credit more than was ordered,
 * set what promotions of a vendor may cost, and change the staff.
 * A new installation has more.
 */
export async function loadPolicies(db: Database, cashOutsFrom: readonly Amount[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isNew = !(await hasPolicies(tx));
    const addFrom = async (command: GuardedCommand, part: bigint) => {
      for (const { currency, minor } of cashOutsFrom)
        await addFirstPolicy(tx, { command, currency, amountFrom: minor / part, reason });
    };
    const addAlways = (command: GuardedCommand) =>
      addFirstPolicy(tx, { command, currency: null, amountFrom: 0n, reason });

    for (const command of ['cashOut.approve', 'campaign.start', 'competition.publish'] as const)
      await addFrom(command, 1n);
    for (const command of guardedEverywhere) await addAlways(command);
    if (!isNew) return;
    for (const command of asCashOuts) await addFrom(command, 1n);
    for (const command of fromATenth) await addFrom(command, 10n);
    for (const command of always) await addAlways(command);
  });
}

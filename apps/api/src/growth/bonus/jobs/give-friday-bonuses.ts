import { amountOf } from '@fairhouse/money';
import { ok, refuse } from '../../../http/result.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { grantBonus } from '../grant-bonus.ts';
import { fridayBonus } from '../rules/grants.ts';
import type { Period } from '../rules/period.ts';
import type { Terms } from '../rules/terms.ts';
import { everyPage } from './every-page.ts';
import type { Tally } from './run.store.ts';
import { depositorsOf, type FridayMember } from './week-page.store.ts';

/**
 * Gives the Friday bonus of a week to everybody who has earned it: the balance is looked at when it is given, with the
 * book locked. Who has another bonus or a pending cash-out gets none. Any number of runs give it once.
 */
export async function giveFridayBonuses(deps: BonusDeps, terms: Terms, period: Period): Promise<Tally> {
  return everyPage(deps.db, async (page) => {
    let given = 0;
    for (const member of await depositorsOf(deps.db, page, period)) {
      if (await give(deps, terms, period, member)) given++;
    }
    return { given, before: 0, differing: 0 };
  });
}

async function give(deps: BonusDeps, terms: Terms, { week }: Period, member: FridayMember): Promise<boolean> {
  const deposits = amountOf(member.currency, member.deposits);
  // Nobody's book is locked who has not paid in enough.
  if (!fridayBonus(terms, member.level, deposits, amountOf(member.currency, 0n))) return false;
  const granted = await grantBonus(deps, {
    memberId: member.memberId,
    promotion: 'fridayFun',
    period: week,
    actor: 'system:fridayFun',
    async decide(_, now, book) {
      const amount = fridayBonus(now, member.level, deposits, book.balance.cash);
      return amount && amount.minor > 0n ? ok({ amount }) : refuse('bonusNotOffered');
    },
  });
  return granted.ok;
}

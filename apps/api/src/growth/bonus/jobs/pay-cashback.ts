import { inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { moveMoneyOfMany } from '../../../db/move-money.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { isAllowed } from '../rules/allowed.ts';
import { cashbackOf } from '../rules/grants.ts';
import type { Period } from '../rules/period.ts';
import type { Terms } from '../rules/terms.ts';
import { everyPage } from './every-page.ts';
import { insertCashback, type Payment } from './pay.store.ts';
import type { Tally } from './run.store.ts';
import { type Loser, losersOf } from './week-page.store.ts';

/**
 * Pays the cashback of a week to everybody who has not had it, in cash. Any number of runs, at once or one after the
 * other, of any past week, pay it once; what was paid before and would be another amount today is only counted.
 */
export async function payCashback(deps: BonusDeps, terms: Terms, period: Period): Promise<Tally> {
  return everyPage(deps.db, async (page) => {
    const losers = await losersOf(deps.db, page, period);
    const due: Payment[] = [];
    const tally: Tally = { given: 0, before: 0, differing: 0 };
    for (const loser of losers) {
      const amount = amountFor(terms, loser);
      if (loser.paid !== null) {
        tally.before++;
        if (loser.paid !== amount) tally.differing++;
      } else if (amount > 0n) due.push({ ...loser, amount });
    }
    const rules = await deps.rulesOf(due.map(({ memberId }) => memberId));
    const allowed = due.filter(({ memberId }) => isAllowed(rules.get(memberId)!, 'cashback'));
    if (allowed.length > 0) tally.given = await inTransaction(deps.db, (tx) => pay(deps, tx, period.week, allowed));
    return tally;
  });
}

function amountFor(terms: Terms, { currency, loss, percent }: Loser): bigint {
  return cashbackOf(terms, amountOf(currency, loss), percent)?.minor ?? 0n;
}

async function pay(deps: BonusDeps, tx: Transaction, week: string, due: Payment[]): Promise<number> {
  const fresh = await insertCashback(tx, week, due);
  const payments = due.filter(({ memberId }) => fresh.has(memberId));
  const about = `cashback:${week}`;
  await moveMoneyOfMany(
    tx,
    payments.map(({ memberId, currency, amount, loss, percent }) => ({
      posting: {
        memberId,
        type: 'BENEFITS',
        amount: amountOf(currency, amount),
        source: 'bonus',
        externalId: about,
        note: 'cashback',
      },
      auditEvent: {
        actor: 'system:cashback',
        memberId,
        subject: about,
        command: 'bonus.cashback',
        after: { amount: String(amount), currency, loss: String(loss), percent },
      },
      notice: () =>
        deps.announce(tx, { memberId, kind: 'cashback', about, values: { amount: amountOf(currency, amount) } }),
    })),
  );
  return payments.length;
}

import { lockBooks } from '@fairhouse/betting';
import { inTransaction, readingAcross } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { moveMoney } from '../../../db/move-money.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { inactivityFee } from '../rules/grants.ts';
import type { Terms } from '../rules/terms.ts';
import { everyPage } from './every-page.ts';
import { idleOf, insertFee } from './pay.store.ts';
import type { Tally } from './run.store.ts';

const dayMs = 24 * 3_600_000;

/** Takes the month's fee from accounts that nobody has used for so long: once in a calendar month, at most what is there. */
export async function chargeInactive(deps: BonusDeps, terms: Terms, now: Date): Promise<Tally> {
  const month = now.toISOString().slice(0, 7);
  const idleSince = new Date(now.getTime() - terms.number('inactivity.days') * dayMs);
  return everyPage(deps.db, async (page) => {
    const found = await idleOf(deps.db, page, month, idleSince);
    if (found.length === 0) return { given: 0, before: 0, differing: 0 };
    return inTransaction(deps.db, async (tx) => {
      const ids = new Set(found.map(({ memberId }) => memberId));
      await lockBooks(tx, [...ids]);
      // Again: who held a book before may have left it used.
      const idle = await readingAcross(tx, () => idleOf(tx, page, month, idleSince));
      let given = 0;
      for (const member of idle.filter(({ memberId }) => ids.has(memberId))) {
        const { memberId, currency, cash, lastUsed } = member;
        const fee = inactivityFee(terms, lastUsed, now, amountOf(currency, cash));
        if (!fee || fee.minor === 0n || !(await insertFee(tx, month, member, fee.minor))) continue;
        const about = `inactivity-fee:${month}`;
        await moveMoney(tx, {
          posting: {
            memberId,
            type: 'FEE',
            amount: fee,
            source: 'bonus',
            externalId: `inactivity:${month}`,
            note: 'inactivity',
          },
          auditEvent: {
            actor: 'system:inactivityFee',
            memberId,
            subject: about,
            command: 'bonus.inactivityFee',
            after: { amount: String(fee.minor), currency, lastUsed: lastUsed.toISOString() },
          },
          notice: () => deps.announce(tx, { memberId, kind: 'inactivityFee', about, values: { amount: fee } }),
        });
        given++;
      }
      return { given, before: 0, differing: 0 };
    });
  });
}

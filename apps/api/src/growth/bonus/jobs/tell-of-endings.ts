import { inTransaction } from '@fairhouse/database';
import { amountOf, localeOf, type PlayerLanguage } from '@fairhouse/money';
import { inEachLanguage } from '../../../lib/in-each-language.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { type EndingBonus, endingAfter } from './ending.store.ts';

const hoursBefore = 24;
const pageSize = 200;

/** Sends members one message in the last 24 hours of a bonus that ends by itself. The port leaves out who may be sent nothing promotional. */
export async function tellOfEndings({ db, announce }: Pick<BonusDeps, 'db' | 'announce'>): Promise<void> {
  for (let after = 0n; ; ) {
    const page = await endingAfter(db, after, hoursBefore, pageSize);
    for (const { id, memberId, currency, amount, endsAt } of page) {
      const values = {
        amount: amountOf(currency, amount),
        ...inEachLanguage('day', (language) => momentIn(language, endsAt)),
      };
      await inTransaction(db, (tx) =>
        announce(tx, { memberId, kind: 'bonusEnding', about: `bonus:${id}:ending`, values }),
      );
    }
    const last: EndingBonus | undefined = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

function momentIn(language: PlayerLanguage, at: Date): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    at,
  );
}

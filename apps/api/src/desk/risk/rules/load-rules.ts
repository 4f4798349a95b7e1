import { type Database, inTransaction } from '@fairhouse/database';
import { currencyCodes } from '@fairhouse/money';
import { firstRules } from './first-rules.ts';
import { insertRule } from './rule.store.ts';
import { contentHash } from './rule.ts';

/** The rules a casino begins with, as drafts: people try them, and switch on what fits. Those that are there are kept. */
export async function loadRules(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { code, ...content } of currencyCodes.flatMap(firstRules.ofCurrency).concat(firstRules.ofAny)) {
      const saved = { code, version: 1, ...content, contentHash: contentHash(content) };
      await insertRule(tx, { ...saved, savedBy: 'system:start', reason: 'Initial rules' });
    }
  });
}

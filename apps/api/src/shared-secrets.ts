import { type Database, type HeldSecret, holdToSecrets, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from './db/audit-events.store.ts';
import type { Settings } from './settings.ts';

const names = ['SIGNING_SECRET', 'WALLET_SECRET', 'FACTOR_SECRET', 'AUDIT_LOG_KEY', 'PUSH_KEY'] as const;

/**
 * Before anything is written: a process with other secrets than the casino's would overwrite what the others use, and could
 * read nothing of what they sealed. Throws CannotRun. What was changed by anyone who brought the former one is recorded.
 */
export async function requireSharedSecrets(db: Database, settings: Settings): Promise<void> {
  const held: HeldSecret[] = [
    ...names.map((name) => ({ name, value: settings[name], former: settings[`${name}_FORMER`] })),
    { name: 'EXCLUDED_PERSON_KEY', value: settings.EXCLUDED_PERSON_KEY, isForGood: true },
  ];
  await inTransaction(db, async (tx) => {
    const secrets = await holdToSecrets(tx, held);
    if (secrets.length === 0) return;
    await recordAuditEvent(tx, {
      actor: 'system:start',
      subject: 'casino',
      command: 'secrets.change',
      after: { secrets },
    });
  });
}

import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Refusal } from '../../http/result.ts';
import type { ApiKeyRow } from './api-key.store.ts';
import type { KeyLimits } from './api-keys.deps.ts';
import { hasChecksum } from './key-text.ts';

interface Refused {
  row: ApiKeyRow | undefined;
  token: string;
  refusal: Refusal;
  call: string;
  address: string;
}

/** Records that a key was refused: so often at the most that nobody fills the audit log with it. Nothing of the key is kept. */
export async function recordRefusal(
  { db, limits }: { db: Database; limits: Pick<KeyLimits, 'mayRecord'> },
  { row, token, refusal, call, address }: Refused,
): Promise<void> {
  const looksMade = hasChecksum(token);
  if (!(await limits.mayRecord(address))) return;
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: 'system:api keys',
      subject: row ? `api-key:${row.id}` : 'api-key:unknown',
      command: 'apiKey.refuse',
      after: {
        why: refusal.saying ?? refusal.error,
        ...(row ? { name: row.name, state: row.state } : { looksMade }),
        call,
        address,
      },
    }),
  );
}

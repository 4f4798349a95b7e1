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

/** Records that a key was refused: a bounded number of times, without the key. */
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

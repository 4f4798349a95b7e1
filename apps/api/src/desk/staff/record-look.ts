import type { Call } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Operator } from '../../http/session.ts';

/** Somebody of the staff saw personal data whole. Whose they were stands in the answer itself. */
export function recordLook(db: Database, operator: Operator, { path }: Call, answer: unknown): Promise<void> {
  const { memberId, id } = (answer ?? {}) as { memberId?: unknown; id?: unknown };
  const member = typeof memberId === 'number' ? { memberId: BigInt(memberId) } : {};
  return inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...member,
      subject: typeof memberId === 'number' ? `member:${memberId}` : `call:${path}`,
      command: 'personal.look',
      after: { call: path, ...(typeof id === 'number' ? { id } : {}) },
    }),
  );
}

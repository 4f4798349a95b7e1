import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';

interface Change {
  actor: string;
  vendor: string;
  /** Null: all games of the vendor that have no bound of their own. */
  gameCode: string | null;
  before: number | null;
  after: number | null;
  reason?: string;
}

/** The history of the bounds, as `name` in words for anyone who reads it in a list. */
export async function recordWinBound(tx: Transaction, change: Change): Promise<void> {
  const { actor, vendor, gameCode, before, after, reason } = change;
  const of = gameCode === null ? vendor : `${vendor}/${gameCode}`;
  const stateOf = (multiple: number | null) => ({
    multiple,
    name: `${of} ${multiple === null ? 'none of its own' : `${multiple}×`}`,
  });
  await recordAuditEvent(tx, {
    actor,
    subject: `win-bound:${of}`,
    command: after === null ? 'winBound.unset' : 'winBound.set',
    before: stateOf(before),
    after: { ...stateOf(after), ...(reason ? { reason } : {}) },
  });
}

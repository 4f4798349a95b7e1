import type { Database, Transaction } from '@fairhouse/database';
import type { NextStep } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';

export type StoredStep = Extract<NextStep, { kind: 'qr' | 'iframe' | 'window' }>;

/**
 * Keeps what the player was shown to pay with, for anyone who asks for it again, and until when it can be paid. Addresses of
 * coins are kept by the chains.
 */
export async function storeNextStep(db: Database | Transaction, { id }: Attempt, next: NextStep): Promise<void> {
  const isKept = next.kind === 'qr' || next.kind === 'iframe' || next.kind === 'window';
  await db.query(
    `update deposit_attempt set next_step = coalesce($2, next_step), payable_until = coalesce($3, payable_until)
     where id = $1`,
    [id, isKept ? JSON.stringify(next) : null, 'expiresAt' in next ? next.expiresAt : null],
  );
}

export async function readNextStep(db: Database, { id }: Attempt): Promise<StoredStep | undefined> {
  const { rows } = await db.query<{ step: StoredStep | null }>(
    'select next_step as step from deposit_attempt where id = $1',
    [id],
  );
  return stepOf(rows[0]?.step ?? null);
}

/** As it was before it was kept. */
export function stepOf(step: StoredStep | null): StoredStep | undefined {
  return step?.kind === 'qr' ? { ...step, expiresAt: new Date(step.expiresAt) } : (step ?? undefined);
}

/** The id of the member's newest attempt by a method that may still be paid. */
export async function newestOpenAttempt(db: Database, memberId: bigint, method: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from deposit_attempt
     where member_id = $1 and method = $2 and next_step is not null
       and state in ('created', 'pending', 'action_required', 'processing', 'unknown')
     order by id desc limit 1`,
    [memberId, method],
  );
  return rows[0]?.id;
}

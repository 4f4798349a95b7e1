import { vaultOf } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import type { NextStep } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';

export type StoredStep = Extract<NextStep, { kind: 'qr' | 'iframe' | 'window' }>;

/**
 * Keeps what the player was shown to pay with, for whoever asks for it again, and until when it can be paid. Addresses of
 * coins are kept by the chains.
 */
export async function storeNextStep(
  db: Database | Transaction,
  { memberId, id }: Attempt,
  next: NextStep,
): Promise<void> {
  const isKept = next.kind === 'qr' || next.kind === 'iframe' || next.kind === 'window';
  await db.query(
    `update deposit_attempt set next_step = coalesce($3, next_step), payable_until = coalesce($4, payable_until)
     where vault = $1 and id = $2`,
    [vaultOf(memberId), id, isKept ? JSON.stringify(next) : null, 'expiresAt' in next ? next.expiresAt : null],
  );
}

export async function readNextStep(db: Database, { memberId, id }: Attempt): Promise<StoredStep | undefined> {
  const { rows } = await db.query<{ step: StoredStep | null }>(
    'select next_step as step from deposit_attempt where vault = $1 and id = $2',
    [vaultOf(memberId), id],
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
     where vault = $1 and member_id = $2 and method = $3 and next_step is not null
       and state in ('created', 'pending', 'action_required', 'processing', 'unknown')
     order by id desc limit 1`,
    [vaultOf(memberId), memberId, method],
  );
  return rows[0]?.id;
}

import type { Database } from '@fairhouse/database';
import { vaultOf } from '@fairhouse/ledger';
import type { NextStep } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';

type StoredStep = Extract<NextStep, { kind: 'qr' | 'iframe' }>;

/** Keeps what the player was shown to pay with, for whoever asks for it again. */
export async function storeNextStep(db: Database, { memberId, id }: Attempt, next: StoredStep): Promise<void> {
  await db.query('update deposit_attempt set next_step = $3 where vault = $1 and id = $2', [
    vaultOf(memberId),
    id,
    JSON.stringify(next),
  ]);
}

export async function readNextStep(db: Database, { memberId, id }: Attempt): Promise<StoredStep | undefined> {
  const { rows } = await db.query<{ step: StoredStep | null }>(
    'select next_step as step from deposit_attempt where vault = $1 and id = $2',
    [vaultOf(memberId), id],
  );
  const step = rows[0]?.step;
  if (!step) return undefined;
  return step.kind === 'qr' ? { ...step, expiresAt: new Date(step.expiresAt) } : step;
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

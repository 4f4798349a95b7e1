import type { Transaction } from '@fairhouse/database';
import { newSecretToken } from '../../../lib/secret-token.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { insertSession, type SessionKind, type SessionOrigin } from './session.store.ts';

export interface OpenedSession {
  id: bigint;
  /** Exists nowhere else. */
  token: string;
  endsAt: Date;
}

/** Opens a session, or makes a personal token. */
export async function openSession(
  { clock, sessions }: Pick<StaffDeps, 'clock' | 'sessions'>,
  tx: Transaction,
  of: { staffId: bigint; kind: SessionKind; label?: string } & SessionOrigin,
): Promise<OpenedSession> {
  const { token, hash } = newSecretToken();
  const at = clock();
  const expiresAt = new Date(at.getTime() + sessions.absoluteHours * 3_600_000);
  const id = await insertSession(tx, { label: '', ...of, tokenHash: hash, at, expiresAt });
  return { id, token, endsAt: expiresAt };
}

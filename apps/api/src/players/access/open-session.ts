import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { newSecretToken } from '../../lib/secret-token.ts';
import { insertSession, type SessionOrigin, type SessionSettings } from './session.store.ts';

/** Opens a session and answers its token, which exists nowhere else. */
export async function openSession(
  db: pg.Pool | Transaction,
  memberId: bigint,
  origin: SessionOrigin,
  settings: SessionSettings,
): Promise<string> {
  const { token, hash } = newSecretToken();
  await insertSession(db, memberId, hash, origin, settings);
  return token;
}

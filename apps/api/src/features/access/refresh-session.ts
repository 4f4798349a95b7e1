import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { newSecretToken } from './secret-token.ts';
import { replaceSession, type SessionSettings } from './session.store.ts';

/** Answers the token to use from now on; the former one lives on for the calls that are under way. */
export async function refreshSession(db: pg.Pool, sessionId: bigint, settings: SessionSettings): Promise<string> {
  const { token, hash } = newSecretToken();
  await inTransaction(db, (tx) => replaceSession(tx, sessionId, hash, settings));
  return token;
}

import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import { newSecretToken } from '../../lib/secret-token.ts';
import { replaceSession, type SessionSettings } from './session.store.ts';

/** Answers the token to use from now on; the former one lives on for the calls that are under way. */
export async function refreshSession(
  db: pg.Pool,
  sessionId: bigint,
  settings: SessionSettings,
): Promise<Result<{ token: string }>> {
  const { token, hash } = newSecretToken();
  const replaced = await inTransaction(db, (tx) => replaceSession(tx, sessionId, hash, settings));
  return replaced ? ok({ token }) : refuse('loginAgain');
}

import type pg from 'pg';
import type { Sessions } from '../../http/session.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { findSession, isOfSuspended, type SessionSettings } from './session.store.ts';

export function createSessions(db: pg.Pool, settings: SessionSettings): Sessions {
  return {
    find: (token, { isUse } = { isUse: true }) => findSession(db, hashToken(token), settings, isUse),
    isSuspended: (token) => isOfSuspended(db, hashToken(token)),
  };
}

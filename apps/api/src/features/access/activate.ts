import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { useLink } from './mailed-link.store.ts';
import { setEmailVerified } from './member.store.ts';
import { hashToken } from './secret-token.ts';

/** Confirms the email address of the member whom the mailed link belongs to. */
export async function activate(db: pg.Pool, token: string): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const memberId = await useLink(tx, 'activate', hashToken(token));
    if (memberId === undefined) return refuse('linkExpired');
    if (!(await setEmailVerified(tx, memberId))) return refuse('alreadyActivated');
    await recordAct(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      verb: 'member.confirmEmail',
    });
    return ok(null);
  });
}

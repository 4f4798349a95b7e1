import { inTransaction, type Transaction } from '@fairhouse/database';
import type pg from 'pg';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { hashToken } from '../../lib/secret-token.ts';
import { memberOfLink, useLink } from './mailed-link.store.ts';
import { isEmailVerified, setEmailVerified } from './member.store.ts';

/** Confirms the email address of the member whom the mailed link belongs to. */
export async function activate(db: pg.Pool, token: string): Promise<Result<null>> {
  const tokenHash = hashToken(token);
  return inTransaction(db, async (tx) => {
    const memberId = await useLink(tx, 'activate', tokenHash);
    if (memberId === undefined) return refuse(await causeOf(tx, tokenHash));
    if (!(await setEmailVerified(tx, memberId))) return refuse('alreadyActivated');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'member.confirmEmail',
    });
    return ok(null);
  });
}

/** Who reloads the page of a link that has done its work holds the mail: that it is done tells nobody else anything. */
async function causeOf(tx: Transaction, tokenHash: Buffer): Promise<'alreadyActivated' | 'linkExpired'> {
  const memberId = await memberOfLink(tx, 'activate', tokenHash);
  return memberId !== undefined && (await isEmailVerified(tx, memberId)) ? 'alreadyActivated' : 'linkExpired';
}

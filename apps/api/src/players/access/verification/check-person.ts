import { connectionOf } from '@fairhouse/operation';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { timesOf } from './pressure.store.ts';
import { takeAnswer } from './verification.store.ts';

export interface VerificationSettings {
  /** Failures from one connection within half an hour from which on the picture is asked for. */
  afterFailures: number;
  /** Accounts opened from one connection within a day from which on the picture is asked for before the next. */
  afterJoins: number;
}

/** What came along with the call. */
export interface PictureAnswer {
  ticket?: string;
  verifyCode?: string;
}

/**
 * Asks anyone who comes from a connection with many failures for the verification picture, and with many new accounts
 * anyone who wants one more: members who log in share their connection with a whole casino or a whole network. Every answer
 * spends its ticket, right or wrong. Capitals, blanks and hyphens do not matter.
 */
export async function checkPerson(
  db: pg.Pool,
  settings: VerificationSettings,
  address: string,
  doing: 'login' | 'join',
  { ticket, verifyCode }: PictureAnswer,
): Promise<Result<null>> {
  const times = await timesOf(db, connectionOf(address));
  const joinedOften = doing === 'join' && times.join >= settings.afterJoins;
  if (times.failure < settings.afterFailures && !joinedOften) return ok(null);
  if (!ticket || !verifyCode) return refuse('verificationRequired');
  const wanted = await takeAnswer(db, ticket);
  return wanted !== undefined && plain(verifyCode) === plain(wanted) ? ok(null) : refuse('verificationWrong');
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toLowerCase();
}

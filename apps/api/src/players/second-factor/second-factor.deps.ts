import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { Language } from '../../http/language.ts';
import type { Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import type { FactorKeys } from './keys.ts';

export type FactorMail =
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorReset'
  | 'factorLocked'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

export interface SecondFactorDeps {
  db: pg.Pool;
  keys: FactorKeys;
  siteName: string;
  /** The origin of the site: passkeys are made for its host and for nothing else. */
  origin: string;
  /** Whether it is the member's present password; wrong ones count towards the lock of the name. */
  confirmPassword(member: SessionMember, password: string): Promise<Result<null>>;
  /** Ends every session of the member but one. */
  endOtherSessions(tx: Transaction, memberId: bigint, sessionId: bigint): Promise<void>;
  mailMember(
    tx: Transaction,
    memberId: bigint,
    kind: FactorMail,
    values: (language: Language) => Record<string, string>,
  ): Promise<unknown>;
}

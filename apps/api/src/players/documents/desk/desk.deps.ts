import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { SettingOf } from '../../../db/setting-of.ts';
import type { Language } from '../../../http/language.ts';

export interface DocumentsDeskDeps {
  db: pg.Pool;
  /** The origin of the desk, for addresses that an operator opens. */
  origin: string;
  settingOf: SettingOf;
  clock(): Date;
  /** Mails the member; it is sent when the transaction commits. */
  mailMember(
    tx: Transaction,
    memberId: bigint,
    kind: 'documentAccepted' | 'documentRefused',
    values: (language: Language) => Record<string, string>,
  ): Promise<unknown>;
}

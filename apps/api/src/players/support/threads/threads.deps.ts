import type { Database } from '@fairhouse/database';
import type { LimitCalls } from '@fairhouse/operation';
import type { SettingOf } from '../../../db/setting-of.ts';

export interface ThreadsDeps {
  db: Database;
  settingOf: SettingOf;
  /** Whether this member may write another message now. */
  mayWriteMore: LimitCalls;
}

/** Of one member. */
export const messageLimit = { name: 'supportMessage', most: 30, seconds: 3_600 };

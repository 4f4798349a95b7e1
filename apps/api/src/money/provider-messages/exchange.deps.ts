import type { Database } from '@fairhouse/database';
import type { SettingOf } from '../../db/setting-of.ts';

export interface ExchangeDeps {
  db: Database;
  settingOf: SettingOf;
  clock(): Date;
}

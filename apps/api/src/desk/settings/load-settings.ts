import {
  casinoSettings,
  type SettingName,
  type SettingScope,
  type SettingText,
  settingNames,
  settingSchema,
} from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { addFirst, readInForce, type StoredValue } from './setting.store.ts';

/** What the casino begins with, of every setting by its scope. */
export type FirstSettings = { [N in SettingName]: (scope: SettingScope<N>) => SettingText<N> };

/** Gives every setting that has no row yet its first one. What operators have set stays. */
export async function loadSettings(db: Database, first: FirstSettings): Promise<void> {
  const there = new Set((await readInForce(db)).map(({ name, scope }) => `${name} ${scope}`));
  for (const name of settingNames) {
    for (const scope of casinoSettings[name].scopes) {
      if (there.has(`${name} ${scope}`)) continue;
      const value = (first[name] as (scope: string) => StoredValue)(scope);
      settingSchema(name, scope).parse(value);
      await addFirst(db, name, scope, value);
    }
  }
}

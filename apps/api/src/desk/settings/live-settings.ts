import {
  inPresentForm,
  type SettingName,
  type SettingScope,
  type SettingValue,
  settingSchema,
} from '@fairhouse/contract/operator';
import { keepFor } from '@fairhouse/operation';
import type { SettingOf } from '../../db/setting-of.ts';
import type { SettingRow } from './setting.store.ts';

/** How old what a process goes by may be: with the time that a read takes, every process goes by a change within 5 s. */
export const settingsMaxAgeMs = 3_000;

export interface LiveSettings {
  settingOf: SettingOf;
  /** The next question reads again: this process goes by its own changes at once. */
  forget(): void;
}

/** All settings in one read, which every question of the next seconds shares. `nowMs` is a clock that never goes back. */
export function createLiveSettings(
  read: () => Promise<SettingRow[]>,
  nowMs: () => number = () => performance.now(),
): LiveSettings {
  const current = keepFor(settingsMaxAgeMs, async () => valuesOf(await read()), nowMs);
  return {
    settingOf: (async (name: SettingName, scope: string) => {
      const value = (await current()).get(keyOf(name, scope));
      if (value === undefined) throw new Error(`the setting ${name} of ${scope} has no row`);
      return value;
    }) as SettingOf,
    forget: current.forget,
  };
}

/** What a setting stands at in rows that have just been read. */
export function settingIn<N extends SettingName>(
  rows: readonly SettingRow[],
  name: N,
  scope: SettingScope<N>,
): SettingValue<N> {
  const row = rows.find((one) => one.name === name && one.scope === scope);
  if (!row) throw new Error(`the setting ${name} of ${scope} has no row`);
  return settingSchema(name, scope).parse(inPresentForm(name, row.value)) as SettingValue<N>;
}

function valuesOf(rows: SettingRow[]): ReadonlyMap<string, unknown> {
  return new Map(
    rows.map(({ name, scope, value }) => [
      keyOf(name, scope),
      settingSchema(name, scope).parse(inPresentForm(name, value)),
    ]),
  );
}

function keyOf(name: string, scope: string): string {
  return `${name} ${scope}`;
}

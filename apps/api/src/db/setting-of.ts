import type { SettingName, SettingScope, SettingValue } from '@fairhouse/contract/operator';

/** What a setting stands at, at most 5 s old. Features ask for it by this; desk/settings keeps the rows. */
export type SettingOf = <N extends SettingName>(name: N, scope: SettingScope<N>) => Promise<SettingValue<N>>;

import type { SettingName, SettingScope, SettingValue } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';

/**
 * What a feature keeps of a setting in rows of its own, because its SQL reads them: written in the transaction of the
 * change, so that nothing lies between the two. desk/settings keeps the settings themselves.
 */
export type ApplySettings = {
  readonly [N in SettingName]?: (
    tx: Transaction,
    scope: SettingScope<N>,
    value: SettingValue<N>,
    setBy: string,
  ) => Promise<void>;
};

import type { OperatorSetting, SettingName, SettingScope, SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { SettingOf } from '../db/setting-of.ts';
import { createLiveSettings } from '../desk/settings/live-settings.ts';
import { readInForce } from '../desk/settings/setting.store.ts';
import { addOperator } from './add-operator.ts';
import type { TestAnswer, TestApi } from './start-test-api.ts';

/** What the casino is set to, for a command that is called by hand. */
export function settingOfCasino(db: Database): SettingOf {
  return createLiveSettings(() => readInForce(db)).settingOf;
}

const keys = new WeakMap<TestApi, Promise<string>>();

/** Sets fields of a setting as an operator does, from the row that is in force. */
export async function setCasino<N extends SettingName>(
  api: TestApi,
  name: N,
  scope: SettingScope<N>,
  fields: Partial<SettingText<N>>,
): Promise<TestAnswer> {
  const key = await keyFor(api);
  const { data } = await api.post('/operator/setting/listAll', { name }, key);
  const { version } = data.find((row: OperatorSetting) => row.scope === scope);
  const set = await api.post('/operator/setting/set', { name, scope, version, fields, reason: 'a test' }, key);
  if (set.error !== 0) throw new Error(`${name} of ${scope} could not be set: ${set.message}`);
  return set;
}

function keyFor(api: TestApi): Promise<string> {
  const known = keys.get(api) ?? addKey(api);
  keys.set(api, known);
  return known;
}

async function addKey(api: TestApi): Promise<string> {
  return await addOperator(api.db, 'setter');
}

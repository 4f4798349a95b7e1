import type { SettingValue } from '@fairhouse/contract/operator';
import type { DepositDeps } from './deposit.deps.ts';
import { type DepositMethodRow, readMethod, readMethods } from './method.store.ts';

/** A method as it is set now. */
export type SetMethod = DepositMethodRow & SettingValue<'depositMethod'>;

type MethodDeps = Pick<DepositDeps, 'db' | 'settingOf'>;

/** In the order in which they are shown. */
export async function listMethods({ db, settingOf }: MethodDeps): Promise<SetMethod[]> {
  const rows = await readMethods(db);
  const methods = await Promise.all(rows.map((row) => asSet(settingOf, row)));
  return methods.sort((a, b) => a.sortIndex - b.sortIndex || (a.code < b.code ? -1 : 1));
}

export async function findMethod({ db, settingOf }: MethodDeps, code: string): Promise<SetMethod | undefined> {
  const row = await readMethod(db, code);
  return row && asSet(settingOf, row);
}

async function asSet(settingOf: MethodDeps['settingOf'], row: DepositMethodRow): Promise<SetMethod> {
  const setting = await settingOf('depositMethod', row.code);
  const currencies = row.currencies.filter((currency) => setting.currencies.includes(currency));
  return { ...row, ...setting, currencies };
}

import type { SettingValue } from '@fairhouse/contract/operator';
import type { CashOutDeps } from './cash-out.deps.ts';
import { type CashOutMethodRow, readMethods } from './method.store.ts';

/** The methods as they are set now, in the order in which they are shown. */
export async function listMethods({
  db,
  settingOf,
}: Pick<CashOutDeps, 'db' | 'settingOf'>): Promise<(CashOutMethodRow & SettingValue<'cashOutMethod'>)[]> {
  const rows = await readMethods(db);
  const methods = await Promise.all(
    rows.map(async (row) => {
      const setting = await settingOf('cashOutMethod', row.code);
      const currencies = row.currencies.filter((currency) => setting.currencies.includes(currency));
      return { ...row, ...setting, currencies };
    }),
  );
  return methods.sort((a, b) => a.sortIndex - b.sortIndex || (a.code < b.code ? -1 : 1));
}

import { isScopeOf, type SettingScope } from '@fairhouse/contract/operator';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';

/** Puts a package on sale or takes it off, and sets its price. */
export async function setPackage(
  changeSetting: ChangeSetting,
  operator: StaffPerson,
  id: number,
  change: { enabled: boolean | undefined; points: number | undefined },
): Promise<Result<null>> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length === 0) return refuse('missingField', { field: 'enabled' });
  if (!isScopeOf('vipPackage', String(id))) return refuse('noSuchThing');
  const set = await changeSetting(operator, 'vipPackage', String(id) as SettingScope<'vipPackage'>, fields);
  return set.ok ? ok(null) : set;
}

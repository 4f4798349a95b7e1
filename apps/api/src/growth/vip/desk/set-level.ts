import { vipLevelNames } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { listLevels } from '../offer.store.ts';

/** Moves a level of the ladder, which stays in order. Who has the level keeps it. */
export async function setLevel(
  { db, changeSetting }: { db: Database; changeSetting: ChangeSetting },
  operator: StaffPerson,
  level: number,
  points: number,
): Promise<Result<null>> {
  const row = (await listLevels(db)).find((one) => one.level === level);
  const name = vipLevelNames.find((one) => one === row?.name);
  // Everybody begins at the first one.
  if (!name) return refuse('noSuchThing');
  const set = await changeSetting(operator, 'vipLevel', name, { points });
  if (set.ok) return ok(null);
  return set.error === 'settingRefused' ? refuse('invalidField', { field: 'points' }) : set;
}

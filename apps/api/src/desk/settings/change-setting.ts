import type { Approvals } from '../../db/approvals.ts';
import type { ChangeSetting } from '../../db/change-setting.ts';
import type { LiveSettings } from './live-settings.ts';
import { askToSet, type SettingDeps } from './set-setting.ts';
import { readInForce } from './setting.store.ts';

export function createChangeSetting(
  deps: SettingDeps & { approvals: Approvals; live: Pick<LiveSettings, 'forget'> },
): ChangeSetting {
  return async (operator, name, scope, fields) => {
    const rows = await readInForce(deps.db);
    const { version } = rows.find((row) => row.name === name && row.scope === scope)!;
    const set = await askToSet(deps, operator, { name, scope, version, fields, reason: '' });
    deps.live.forget();
    return set;
  };
}

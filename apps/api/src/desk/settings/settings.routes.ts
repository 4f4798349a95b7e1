import {
  casinoSettings,
  inPresentForm,
  isScopeOf,
  type OperatorSetting,
  operatorCalls,
  rightsOf,
  settingNames,
} from '@fairhouse/contract/operator';
import type { Approvals } from '../../db/approvals.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { LiveSettings } from './live-settings.ts';
import { askToSet, type SettingDeps } from './set-setting.ts';
import { historyOf, readInForce, type SettingRow } from './setting.store.ts';

const mostShown = 200;

interface SettingsDeps extends SettingDeps {
  live: Pick<LiveSettings, 'forget'>;
  approvals: Approvals;
}

/** Each setting names the permissions that it takes. */
export function settingsRoutes(deps: SettingsDeps): Handler[] {
  const { db, live } = deps;
  return [
    on(operatorCalls['/operator/setting/listAll'], async ({ input: { name: wanted }, operator: { permissions } }) => {
      if (wanted !== undefined && !permissions.has(rightsOf(wanted).reads)) return refuse('notPermitted');
      const rows = (await readInForce(db)).filter(
        ({ name, version }) => version > 0 && permissions.has(rightsOf(name).reads),
      );
      return ok(
        rows
          .filter(({ name }) => wanted === undefined || wanted === name)
          .sort(asDeclared)
          .map(settingWire),
      );
    }),

    on(operatorCalls['/operator/setting/history'], async ({ input: { name, scope }, operator }) => {
      if (!operator.permissions.has(rightsOf(name).reads)) return refuse('notPermitted');
      if (!isScopeOf(name, scope)) return refuse('noSuchThing');
      return ok((await historyOf(db, name, scope, mostShown)).map(settingWire));
    }),

    on(operatorCalls['/operator/setting/set'], async ({ input, operator }) => {
      if (!operator.permissions.has(rightsOf(input.name).edits)) return refuse('notPermitted');
      if (input.reason === '') return refuse('missingField', { field: 'reason' });
      const set = await askToSet(deps, operator, input);
      live.forget();
      return set.ok ? ok(settingWire(set.data)) : set;
    }),
  ];
}

/** Each setting's scopes as they are declared: levels from the lowest up. */
function asDeclared(a: SettingRow, b: SettingRow): number {
  const at = ({ name, scope }: SettingRow) => (casinoSettings[name].scopes as readonly string[]).indexOf(scope);
  return settingNames.indexOf(a.name) - settingNames.indexOf(b.name) || at(a) - at(b);
}

function settingWire({ setAt, ...row }: SettingRow): OperatorSetting {
  return { ...row, value: inPresentForm(row.name, row.value), setTime: setAt.toISOString() };
}

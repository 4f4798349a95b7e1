import { isScopeOf, type OperatorSetting, operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { SecondWord } from '../../db/second-word.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { LiveSettings } from './live-settings.ts';
import { askToSet } from './set-setting.ts';
import { historyOf, readInForce, type SettingRow } from './setting.store.ts';

const mostShown = 200;

interface SettingsDeps {
  db: Database;
  live: Pick<LiveSettings, 'forget'>;
  secondWord: SecondWord;
}

export function settingsRoutes({ db, live, secondWord }: SettingsDeps): Handler[] {
  return [
    on(operatorCalls['/operator/setting/listAll'], async ({ input }) => {
      const rows = await readInForce(db);
      return ok(rows.filter(({ name }) => input.name === undefined || input.name === name).map(settingWire));
    }),

    on(operatorCalls['/operator/setting/history'], async ({ input: { name, scope } }) =>
      isScopeOf(name, scope)
        ? ok((await historyOf(db, name, scope, mostShown)).map(settingWire))
        : refuse('noSuchThing'),
    ),

    on(operatorCalls['/operator/setting/set'], async ({ input, operator }) => {
      const set = await askToSet({ db, secondWord }, operator, input);
      live.forget();
      return set.ok ? ok(settingWire(set.data)) : set;
    }),
  ];
}

function settingWire({ setAt, ...row }: SettingRow): OperatorSetting {
  return { ...row, setTime: setAt.toISOString() };
}

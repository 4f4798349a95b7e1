import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { settingName, settingRow } from './setting.ts';

export const listSettingHistory = call({
  path: '/operator/setting/history',
  access: 'operator',
  permission: 'self',
  summary: 'The latest 200 rows of one setting, newest first. Rows are never changed.',
  input: z.object({ name: settingName(), scope: text(40) }),
  output: z.array(settingRow),
  errors: ['noSuchThing', 'notPermitted'],
});

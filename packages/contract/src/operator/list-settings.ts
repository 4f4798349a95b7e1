import { z } from 'zod';
import { call } from '../call.ts';
import { maybe } from '../scalars.ts';
import { settingName, settingRow } from './settings/setting.ts';

export const listSettings = call({
  path: '/operator/setting/listAll',
  access: 'operator',
  permission: 'self',
  summary: 'What the house is set to at this moment, and who set it last: of what the caller may see.',
  input: z.object({ name: maybe(settingName()) }),
  output: z.array(settingRow),
  errors: ['notPermitted'],
});

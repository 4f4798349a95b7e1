import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe } from '../../scalars.ts';
import { settingName, settingRow } from './setting.ts';

export const listSettings = call({
  path: '/operator/setting/listAll',
  access: 'operator',
  permission: 'self',
  summary: 'The settings in force and who set them last, as far as the caller may see them.',
  input: z.object({ name: maybe(settingName()) }),
  output: z.array(settingRow),
  errors: ['notPermitted'],
});

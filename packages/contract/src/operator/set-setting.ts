import { z } from 'zod';
import { call } from '../call.ts';
import { text, whole } from '../scalars.ts';
import { secondPersonData, secondPersonErrors } from './approval/second-person.ts';
import { settingName, settingRow } from './settings/setting.ts';

export const setSetting = call({
  path: '/operator/setting/set',
  access: 'operator',
  permission: 'self',
  summary:
    'Changes fields of one setting from now on, by the permission that the setting names. Every process of the house goes by it within 5 seconds.',
  input: z.object({
    name: settingName(),
    scope: text(40).describe('A currency, or the code of a method'),
    version: whole(1).describe('Of the row that is changed; somebody who was faster makes it out of date'),
    fields: z.record(z.string().max(40), z.unknown()).describe('Those that change; the others stay as they are'),
    reason: text(500).describe('Not empty'),
  }),
  output: settingRow,
  errors: ['noSuchThing', 'settingRefused', 'missingField', 'wrongState', 'notPermitted', ...secondPersonErrors],
  refusalData: secondPersonData,
});

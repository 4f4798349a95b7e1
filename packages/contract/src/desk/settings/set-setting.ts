import { z } from 'zod';
import { call } from '../../call.ts';
import { text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { settingName, settingRow } from './setting.ts';

export const setSetting = call({
  path: '/operator/setting/set',
  access: 'operator',
  permission: 'self',
  summary:
    'Changes fields of one setting from now on, with the permission that the setting names. Every process applies it within 5 seconds.',
  input: z.object({
    name: settingName(),
    scope: text(40).describe('A currency, or the code of a method'),
    version: whole(1).describe('Version of the row that is changed; outdated when a colleague changed it meanwhile'),
    fields: z.record(z.string().max(40), z.unknown()).describe('Those that change; the others stay as they are'),
    reason: text(500).describe('Not empty'),
  }),
  output: settingRow,
  errors: ['noSuchThing', 'settingRefused', 'missingField', 'wrongState', 'notPermitted', ...secondPersonErrors],
  refusalData: secondPersonData,
});

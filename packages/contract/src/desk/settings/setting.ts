import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { type SettingName, settingNames } from './casino-settings.ts';

export const settingName = () => z.enum(settingNames as [SettingName, ...SettingName[]]);

/** One row of a setting's history; the latest is in force. */
export const settingRow = z.object({
  name: settingName(),
  scope: z.string().describe('A currency, or the code of a method'),
  version: z.int().describe('1 is the built-in version'),
  value: z.record(z.string(), z.unknown()).describe('Amounts are exact texts in major units'),
  before: z.record(z.string(), z.unknown()).nullable().describe('What it replaced; null for the first'),
  setBy: z.string(),
  reason: z.string().nullable(),
  setTime: moment(),
});
export type OperatorSetting = z.infer<typeof settingRow>;

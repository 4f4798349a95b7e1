import type { SettingName, SettingScope } from '@fairhouse/contract/operator';
import type { Result } from '../http/result.ts';
import type { StaffPerson } from '../http/staff-person.ts';

/**
 * Changes fields of the setting as it is in force at that moment, with a second person where the policy asks for one. For
 * features whose own calls set a part of a setting.
 */
export type ChangeSetting = <N extends SettingName>(
  operator: StaffPerson,
  name: N,
  scope: SettingScope<N>,
  fields: Record<string, unknown>,
) => Promise<Result<unknown>>;

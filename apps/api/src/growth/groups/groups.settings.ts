import type { SettingText } from '@fairhouse/contract/operator';

/** More than two things of the casino on one day would be a nuisance. */
export function firstCampaignSetting(): SettingText<'campaign'> {
  return { mostPerMemberPerDay: 2 };
}

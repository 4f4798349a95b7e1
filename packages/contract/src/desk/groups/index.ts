import {
  dryRunCampaign,
  exportCampaign,
  getCampaign,
  getCampaignResult,
  listCampaignMembers,
  listCampaigns,
  saveCampaign,
  startCampaign,
  turnCampaign,
} from './campaigns.ts';
import { bonusLiability, countGroup, listGroups, listGroupVersions, saveGroup } from './groups.ts';

/** Groups of members by rules, and what is sent to them. */
export const groupCalls = {
  [listGroups.path]: listGroups,
  [listGroupVersions.path]: listGroupVersions,
  [saveGroup.path]: saveGroup,
  [countGroup.path]: countGroup,
  [bonusLiability.path]: bonusLiability,
  [listCampaigns.path]: listCampaigns,
  [getCampaign.path]: getCampaign,
  [saveCampaign.path]: saveCampaign,
  [dryRunCampaign.path]: dryRunCampaign,
  [startCampaign.path]: startCampaign,
  [turnCampaign.path]: turnCampaign,
  [listCampaignMembers.path]: listCampaignMembers,
  [getCampaignResult.path]: getCampaignResult,
  [exportCampaign.path]: exportCampaign,
} as const;

import { reload } from '../../lib/query.ts';

/** What the actions of a campaign change. */
export const reloadCampaigns = () =>
  reload(
    '/operator/campaign/get',
    '/operator/campaign/list',
    '/operator/campaign/members',
    '/operator/campaign/result',
  );

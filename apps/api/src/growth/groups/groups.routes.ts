import type { Handler } from '../../http/handler.ts';
import { campaignRoutes } from './campaign/campaign.routes.ts';
import { groupRoutes } from './group/group.routes.ts';
import type { GroupsDeps } from './groups.deps.ts';

export function groupsRoutes(deps: GroupsDeps): Handler[] {
  return [...groupRoutes(deps), ...campaignRoutes(deps)];
}

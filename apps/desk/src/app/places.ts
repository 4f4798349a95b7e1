import type { IconName } from '@fairhouse/ui/icon.tsx';
import { listsNeed } from '../desk/lists/lists-view.ts';
import { settingsNeed } from '../desk/settings/sections.ts';
import { groupsNeed } from '../growth/groups/groups-view.ts';
import type { GoLetter } from '../lib/keys/key-table.ts';
import type { Permission } from '../lib/person.ts';
import { tablesNeed } from '../play/tables/tables-view.ts';
import type { AppText } from './texts/index.ts';

/** A screen that the navigation or `Ctrl K` leads to, and what one needs to see it: any of these. */
export interface Place {
  path:
    | '/home'
    | '/queues'
    | '/lists'
    | '/money'
    | '/automatic-payouts'
    | '/payments'
    | '/risk'
    | '/record'
    | '/staff'
    | '/policies'
    | '/settings'
    | '/health'
    | '/groups'
    | '/competitions'
    | '/affiliates'
    | '/journeys'
    | '/reports'
    | '/missions'
    | '/catalogue'
    | '/tables'
    | '/content'
    | '/vendors'
    | '/packages'
    | '/maintenance'
    | '/webhooks'
    | '/api-keys'
    | '/macros'
    | '/win-bounds'
    | '/shared-mobiles'
    | '/shared-bonuses'
    | '/personal-data';
  name: AppText;
  icon: IconName;
  /** Undefined: none is needed. */
  needs?: Permission | readonly Permission[];
  /** Undefined: it stands behind another screen, and `Ctrl K` alone finds it by its name. */
  group?: 'groupFirst' | 'groupCasino' | 'groupSite';
  letter?: GoLetter;
}

export const places: readonly Place[] = [
  { path: '/home', name: 'home', icon: 'chart', group: 'groupFirst', letter: 'G' },
  { path: '/queues', name: 'overview', icon: 'grid', group: 'groupFirst', letter: 'Q' },
  { path: '/lists', name: 'lists', icon: 'menu', needs: listsNeed, group: 'groupCasino' },
  { path: '/money', name: 'money', icon: 'chart', needs: 'finance.read', group: 'groupCasino', letter: 'F' },
  { path: '/reports', name: 'reports', icon: 'chart', needs: 'reports.read', group: 'groupCasino' },
  {
    path: '/automatic-payouts',
    name: 'automaticPayouts',
    icon: 'forward',
    needs: 'cashOuts.read',
    group: 'groupCasino',
  },
  { path: '/payments', name: 'payments', icon: 'forward', needs: 'deposits.read', group: 'groupCasino' },
  { path: '/risk', name: 'risk', icon: 'search', needs: 'risk.read', group: 'groupCasino', letter: 'K' },
  { path: '/groups', name: 'groups', icon: 'gift', needs: groupsNeed, group: 'groupCasino', letter: 'B' },
  {
    path: '/competitions',
    name: 'competitions',
    icon: 'star',
    needs: 'competitions.read',
    group: 'groupCasino',
    letter: 'X',
  },
  { path: '/affiliates', name: 'affiliates', icon: 'user', needs: 'affiliates.read', group: 'groupCasino' },
  { path: '/journeys', name: 'journeys', icon: 'forward', needs: 'groups.read', group: 'groupCasino' },
  { path: '/missions', name: 'missions', icon: 'check', needs: 'missions.read', group: 'groupCasino', letter: 'Z' },
  { path: '/policies', name: 'policies', icon: 'eye', needs: 'policies.read', group: 'groupCasino', letter: 'Y' },
  { path: '/record', name: 'record', icon: 'shield', needs: 'record.read', group: 'groupCasino', letter: 'R' },
  { path: '/health', name: 'health', icon: 'heart', needs: 'health.read', group: 'groupCasino', letter: 'H' },
  { path: '/staff', name: 'staff', icon: 'user', needs: 'staff.read', group: 'groupCasino', letter: 'S' },
  { path: '/maintenance', name: 'maintenance', icon: 'pause', needs: 'health.read', group: 'groupCasino' },
  { path: '/webhooks', name: 'webhooks', icon: 'external', needs: 'webhooks.read', group: 'groupCasino' },
  { path: '/api-keys', name: 'apiKeys', icon: 'shield', needs: 'apiKeys.read', group: 'groupCasino' },
  {
    path: '/catalogue',
    name: 'catalogue',
    icon: 'grid',
    needs: 'settings.read',
    group: 'groupSite',
    letter: 'O',
  },
  { path: '/vendors', name: 'vendors', icon: 'user', needs: 'settings.read', group: 'groupSite' },
  { path: '/packages', name: 'packages', icon: 'document', needs: 'settings.read', group: 'groupSite' },
  { path: '/tables', name: 'tables', icon: 'play', needs: tablesNeed, group: 'groupSite', letter: 'J' },
  { path: '/macros', name: 'macros', icon: 'document', needs: 'contacts.read', group: 'groupSite' },
  { path: '/content', name: 'content', icon: 'document', needs: 'content.read', group: 'groupSite', letter: 'E' },
  { path: '/settings', name: 'settings', icon: 'filter', needs: settingsNeed, group: 'groupSite', letter: 'T' },
  { path: '/win-bounds', name: 'winBounds', icon: 'star', needs: 'wins.read' },
  { path: '/shared-mobiles', name: 'sharedMobiles', icon: 'user', needs: 'members.read' },
  { path: '/personal-data', name: 'personalData', icon: 'user', needs: 'data.erase' },
  { path: '/shared-bonuses', name: 'sharedBonuses', icon: 'gift', needs: 'bonuses.review' },
];

/** The screens that somebody with these permissions sees. */
export function placesFor(permissions: readonly Permission[]): Place[] {
  return places.filter(({ needs }) => !needs || [needs].flat().some((one) => permissions.includes(one)));
}

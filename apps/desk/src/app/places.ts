import type { IconName } from '@fairhouse/ui/icon.tsx';
import type { GoLetter } from '../lib/keys/key-table.ts';
import type { Permission } from '../lib/person.ts';
import type { AppText } from './texts/index.ts';

/** A screen that the navigation leads to, and what one needs to see it. */
export interface Place {
  path: '/money' | '/record' | '/staff' | '/policies' | '/content' | '/settings';
  name: AppText;
  icon: IconName;
  needs: Permission;
  group: 'groupHouse' | 'groupSite';
  letter: GoLetter;
}

export const places: readonly Place[] = [
  { path: '/money', name: 'money', icon: 'chart', needs: 'finance.read', group: 'groupHouse', letter: 'F' },
  { path: '/policies', name: 'policies', icon: 'eye', needs: 'policies.read', group: 'groupHouse', letter: 'Y' },
  { path: '/record', name: 'record', icon: 'shield', needs: 'record.read', group: 'groupHouse', letter: 'R' },
  { path: '/staff', name: 'staff', icon: 'user', needs: 'staff.read', group: 'groupHouse', letter: 'S' },
  { path: '/content', name: 'content', icon: 'document', needs: 'content.read', group: 'groupSite', letter: 'E' },
  { path: '/settings', name: 'settings', icon: 'filter', needs: 'settings.read', group: 'groupSite', letter: 'T' },
];

/** The screens that somebody with these permissions sees. */
export function placesFor(permissions: readonly Permission[]): Place[] {
  return places.filter(({ needs }) => permissions.includes(needs));
}

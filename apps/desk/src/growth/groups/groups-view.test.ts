import { operatorCalls } from '@fairhouse/contract/operator';
import { permissionsOf, type Role } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { tabNeeds, tabOf, tabsFor } from './groups-view.ts';

const seenBy = (role: Role) => tabsFor((permission) => permissionsOf([role]).includes(permission));

it('a part is shown to who may make its call, and to nobody else', () => {
  const firstCalls = {
    groups: '/operator/group/list',
    campaigns: '/operator/campaign/list',
    bonuses: '/operator/bonus/list',
    runs: '/operator/bonus/runs',
    liability: '/operator/group/bonusLiability',
  } as const satisfies Record<keyof typeof tabNeeds, keyof typeof operatorCalls>;
  for (const [tab, path] of Object.entries(firstCalls))
    expect(tabNeeds[tab as keyof typeof tabNeeds], tab).toBe(operatorCalls[path].permission);
});

it('who sees bonuses and no groups comes to what is seen, and a part that an address names is not exchanged for another', () => {
  expect(seenBy('bonuses')).toEqual(Object.keys(tabNeeds));
  expect(seenBy('cashier')).toEqual(['bonuses', 'runs', 'liability']);
  expect(seenBy('documents')).toEqual([]);
  expect(tabOf({}, seenBy('cashier'))).toBe('bonuses');
  expect(tabOf({}, seenBy('bonuses'))).toBe('groups');
  expect(tabOf({ tab: 'campaigns' }, seenBy('cashier'))).toBe('campaigns');
  expect(tabOf({ tab: 'nothing' }, seenBy('cashier'))).toBe('bonuses');
});

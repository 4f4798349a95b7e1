import { expect, it } from 'vitest';
import { bonusFilterOf, campaignIn, weekIn, withFilter } from './bonus-view.ts';

it('an address asks for what a list can be asked for, and for nothing else', () => {
  const view = {
    tab: 'bonuses',
    state: 'active',
    kind: 'given',
    currency: 'BRL',
    period: ' campaign:12 ',
    from: '2026-11-01',
  };
  expect(bonusFilterOf(view)).toEqual({
    status: 'active',
    promotion: 'given',
    currency: 'BRL',
    period: 'campaign:12',
    from: '2026-11-01',
  });
  const wrong = {
    state: 'gone',
    kind: 'cash',
    currency: 'XXX',
    period: ' ',
    member: '-1',
    from: '2026-13-01',
    until: 'soon',
  };
  expect(bonusFilterOf(wrong)).toEqual({});
  expect(bonusFilterOf({ member: '17' })).toEqual({ memberId: 17 });
});

it('one thing of a filter is changed, and what else is open is closed', () => {
  expect(withFilter({ tab: 'bonuses', row: '5', state: 'lost' }, { currency: 'EUR' })).toEqual({
    tab: 'bonuses',
    state: 'lost',
    currency: 'EUR',
  });
  expect(withFilter({ tab: 'bonuses', state: 'lost' }, { state: '' })).toEqual({ tab: 'bonuses' });
});

it('what a bonus was given for is a campaign, a week, or neither', () => {
  expect([campaignIn('campaign:12'), weekIn('campaign:12')]).toEqual([12, undefined]);
  expect([campaignIn('2026-W47'), weekIn('2026-W47')]).toEqual([undefined, '2026-W47']);
  expect([campaignIn('once'), weekIn('once')]).toEqual([undefined, undefined]);
});

import { expect, it } from 'vitest';
import { actionsAbout } from './member-action-list.ts';

const member = { enabled: true, playBlocked: true, type: 'common' as const, invitation: null };
const reasonsOf = (playStops: Parameters<typeof actionsAbout>[0]['playStops']) =>
  Object.fromEntries(actionsAbout({ ...member, playStops }, () => true).map(({ name, because }) => [name, because]));

it('shows Allow play as impossible, with the reason, when staff did not stop play', () => {
  expect(reasonsOf(['exclusion']).allow).toBe('notStoppedByStaff');
  expect(reasonsOf(['operator', 'exclusion']).allow).toBeUndefined();
});

it('offers to stop play unless staff have stopped it already', () => {
  expect(reasonsOf(['exclusion'])).toHaveProperty('block');
  expect(reasonsOf(['operator'])).not.toHaveProperty('block');
});

it('shows bonuses as impossible for protected players, and not for those that staff have stopped', () => {
  expect(reasonsOf(['break']).giveBonus).toBe('noOffers');
  expect(reasonsOf(['operator']).giveBonus).toBeUndefined();
});

import { expect, it } from 'vitest';
import { en } from './en.ts';

it('labels the types of the book as specified, and says when there are none', () => {
  expect(en).toMatchObject({
    GAME_BET: 'Bet',
    GAME_WIN: 'Win',
    GAME_ROLLBACK: 'Rollback',
    PROMOTION: 'Bonus',
    DEPOSIT: 'Deposit',
    REDEEM: 'Redeem',
    INVITE_AWARD: 'Invite award',
    GIFT: 'Gift',
    BENEFITS: 'Benefits',
    none: 'No transactions',
  });
});

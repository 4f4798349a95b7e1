import { beforeEach, describe, expect, it } from 'vitest';
import { closeAllPopups, openPopup, openPopups } from '../../lib/address/popups.ts';
import { followPromotion, type Promotion } from './promotion-action.ts';

const promotion: Promotion = {
  id: 1,
  action: 'CLOSE_ONLY',
  title: '',
  text: '',
  buttonText: '',
  bgImg: '',
  mobileBgImg: '',
  gameId: null,
};

beforeEach(closeAllPopups);

describe('a promotion', () => {
  it.each([
    ['DEPOSIT', null, [{ name: 'deposit', props: {} }]],
    ['INVITE', null, [{ name: 'invite', props: {} }]],
    ['REGISTER', null, [{ name: 'join', props: {} }]],
    ['LAUNCH_GAME', 7, [{ name: 'play', props: { gameId: 7, playForFun: false } }]],
    ['LAUNCH_GAME', null, []],
    ['CLOSE_ONLY', null, []],
  ] as const)('%s of game %s leads on and closes the promotion', (action, gameId, expected) => {
    const followed = { ...promotion, action, gameId };
    openPopup('promotion', { promotion: followed });
    followPromotion(followed);
    expect(openPopups().map(({ name, props }) => ({ name, props }))).toEqual(expected);
  });
});

import type { CallOutput } from '@fairhouse/contract';
import { closePopup, openPopup } from '../../lib/address/popups.ts';

export type Promotion = CallOutput<'/sys/promotion/listAll'>[number];

type Leading = Pick<Promotion, 'action' | 'gameId'>;

/** What each of the five actions leads to. */
const actions: Record<Promotion['action'], (promotion: Leading) => void> = {
  DEPOSIT: () => openPopup('deposit', {}),
  INVITE: () => openPopup('invite'),
  REGISTER: () => openPopup('join'),
  LAUNCH_GAME: ({ gameId }) => gameId !== null && openPopup('play', { gameId, playForFun: false }),
  CLOSE_ONLY: () => {},
};

export function leadOn(promotion: Leading): void {
  actions[promotion.action](promotion);
}

/** Closes the pop-up first. */
export function followPromotion(promotion: Promotion): void {
  closePopup('promotion');
  leadOn(promotion);
}

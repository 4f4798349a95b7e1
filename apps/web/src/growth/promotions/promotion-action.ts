import type { CallOutput } from '@fairhouse/contract';
import { closePopup, openPopup } from '../../lib/address/popups.ts';

export type Promotion = CallOutput<'/sys/promotion/listAll'>[number];

/** What each of the five actions leads to; afterwards the promotion is closed. */
const actions: Record<Promotion['action'], (promotion: Promotion) => void> = {
  DEPOSIT: () => openPopup('deposit', {}),
  INVITE: () => openPopup('invite'),
  REGISTER: () => openPopup('join'),
  LAUNCH_GAME: ({ gameId }) => gameId !== null && openPopup('play', { gameId, playForFun: false }),
  CLOSE_ONLY: () => {},
};

export function followPromotion(promotion: Promotion): void {
  closePopup('promotion');
  actions[promotion.action](promotion);
}

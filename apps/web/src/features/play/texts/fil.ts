import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  game: 'Laro',
  deposit: 'Magdeposito',
  balance: 'Balanse',
  forFun: 'Laro para sa aliw',
  loadingGame: 'Inihahanda ang laro mo',
  closeGame: 'Isara ang laro',
  launchFailed: 'Hindi mabuksan ang laro',
  blockAmount: 'Naka-lock ang iyong balanse sa ngayon. Pakitingnan ang iyong cash-out bago ka maglaro ulit.',
  blockTitle: 'Naka-pause ang paglalaro',
};

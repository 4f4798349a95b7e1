import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Ang iyong mga libreng round',
  play: 'Maglaro',
  playGame: 'Laruin ang libreng round sa {game}',
  decline: 'Tanggihan',
  declineGame: 'Tanggihan ang libreng round sa {game}',
  declineTitle: 'Tanggihan ang mga libreng round na ito?',
  declineText: 'Aalisin ang natitirang {left} sa {game}. Ibibigay ang napanalunan mo sa iba.',
  declineConfirm: 'Tanggihan',
  declineKeep: 'Panatilihin',
  declined: 'Tinanggihan.',
};

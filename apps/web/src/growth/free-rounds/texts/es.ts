import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  title: 'Tus rondas gratis',
  play: 'Jugar',
  playGame: 'Jugar rondas gratis en {game}',
  decline: 'Rechazar',
  declineGame: 'Rechazar rondas gratis en {game}',
  declineTitle: '¿Rechazar estas rondas gratis?',
  declineText: 'Se eliminan las {left} que quedan en {game}. Se acredita lo que ganaste con las demás.',
  declineConfirm: 'Rechazar',
  declineKeep: 'Conservarlas',
  declined: 'Rechazadas.',
};

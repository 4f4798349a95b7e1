import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  title: 'Suas rodadas grátis',
  play: 'Jogar',
  playGame: 'Jogar rodadas grátis em {game}',
  decline: 'Recusar',
  declineGame: 'Recusar rodadas grátis em {game}',
  declineTitle: 'Recusar estas rodadas grátis?',
  declineText: 'As {left} que restam em {game} são removidas. O que você ganhou com as outras é creditado.',
  declineConfirm: 'Recusar',
  declineKeep: 'Manter',
  declined: 'Recusadas.',
};

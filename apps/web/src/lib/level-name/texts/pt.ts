import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  level0: 'Entrada',
  level10: 'Bronze',
  level20: 'Prata',
  level30: 'Ouro',
  level35: 'Platina',
  level40: 'Diamante',
};

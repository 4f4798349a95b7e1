import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  level0: 'Inicial',
  level10: 'Bronce',
  level20: 'Plata',
  level30: 'Oro',
  level35: 'Platino',
  level40: 'Diamante',
};

import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  close: 'Ahora no',
};

import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  close: 'Agora não',
};

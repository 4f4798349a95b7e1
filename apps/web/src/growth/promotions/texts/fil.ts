import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  close: 'Hindi muna',
};

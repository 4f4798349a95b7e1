import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  level0: 'Entry',
  level10: 'Bronze',
  level20: 'Silver',
  level30: 'Gold',
  level35: 'Platinum',
  level40: 'Diamond',
};

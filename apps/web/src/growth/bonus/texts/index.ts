import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useBonusTexts = textsOf('growth/bonus/texts', en);

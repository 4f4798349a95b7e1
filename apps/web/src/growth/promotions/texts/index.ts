import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const usePromotionsTexts = textsOf('growth/promotions/texts', en);

import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useVipTexts = textsOf('growth/vip/texts', en);

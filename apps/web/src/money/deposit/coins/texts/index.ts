import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useCoinTexts = textsOf('money/deposit/coins/texts', en);

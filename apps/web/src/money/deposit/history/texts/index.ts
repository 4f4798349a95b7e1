import { textsOf } from '../../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useHistoryTexts = textsOf('money/deposit/history/texts', en);

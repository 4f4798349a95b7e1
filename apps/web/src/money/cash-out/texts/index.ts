import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useCashOutTexts = textsOf('money/cash-out/texts', en);

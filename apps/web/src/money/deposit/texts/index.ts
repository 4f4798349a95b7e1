import { textOf, textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useDepositTexts = textsOf('money/deposit/texts', en);
export const depositText = textOf('money/deposit/texts', en);

import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useTransactionsTexts = textsOf('money/transactions/texts', en);

import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const usePartnerTexts = textsOf('growth/partners/texts', en);

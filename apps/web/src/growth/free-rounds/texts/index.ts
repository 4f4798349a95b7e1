import { textsOf } from '../../../lib/language/i18n.ts';
import { en } from './en.ts';

export const useFreeRoundsTexts = textsOf('growth/free-rounds/texts', en);

import { textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';

export const useFreeRoundsTerms = textsOf('lib/free-rounds/texts', en);

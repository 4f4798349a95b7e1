import { textsOf } from '../../language/i18n.ts';
import { en } from './en.ts';

export const useMethodTexts = textsOf('lib/method-name/texts', en);

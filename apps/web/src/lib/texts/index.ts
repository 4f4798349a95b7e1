import { textOf, textsOf } from '../language/i18n.ts';
import { en } from './en.ts';

export const useCommonTexts = textsOf('lib/texts', en);
export const commonText = textOf('lib/texts', en);
